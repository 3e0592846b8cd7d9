package io.mcpspec.catalog;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A schema in a few words, such as {@code list of string, at most 25}. */
final class SchemaWords {

  private SchemaWords() {}

  /** What kind of value it takes. */
  static String type(Mapping schema) {
    for (String alternatives : List.of("anyOf", "oneOf")) {
      List<Mapping> branches = schema.mappings(alternatives);
      if (!branches.isEmpty()) {
        return branches.stream().map(SchemaWords::type).distinct().collect(Collectors.joining(" or "));
      }
    }
    if (schema.get("type").orElse(null) instanceof Sequence types) {
      return types.items().stream().map(SchemaWords::value).collect(Collectors.joining(" or "));
    }
    String type = schema.text("type").orElse("any value");
    Optional<Mapping> items = schema.mapping("items");
    return type.equals("array") ? "list" + items.map(item -> " of " + type(item)).orElse("") : type;
  }

  /** What else a value has to keep to; empty when there is nothing. */
  static String limits(Mapping schema) {
    List<String> words = new ArrayList<>();
    if (schema.get("enum").orElse(null) instanceof Sequence values) {
      words.add("one of " + values.items().stream().map(SchemaWords::value).collect(Collectors.joining(", ")));
    }
    schema.get("const").ifPresent(value -> words.add("always " + value(value)));
    range(schema, "minimum", "maximum", "").ifPresent(words::add);
    range(schema, "minLength", "maxLength", " character").ifPresent(words::add);
    range(schema, "minItems", "maxItems", " item").ifPresent(words::add);
    schema.text("format").ifPresent(format -> words.add("format " + format));
    schema.text("pattern").ifPresent(pattern -> words.add("matches " + pattern));
    schema.get("default").ifPresent(value -> words.add(value(value) + " if left out"));
    return String.join("; ", words);
  }

  private static Optional<String> range(Mapping schema, String least, String most, String unit) {
    Optional<String> from = schema.get(least).map(SchemaWords::value);
    Optional<String> to = schema.get(most).map(SchemaWords::value);
    if (from.isPresent() && to.isPresent()) {
      return Optional.of(from.get() + " to " + counted(to.get(), unit));
    }
    return Stream.concat(from.map(value -> "at least " + counted(value, unit)).stream(),
        to.map(value -> "at most " + counted(value, unit)).stream()).findFirst();
  }

  private static String counted(String value, String unit) {
    return value + unit + (unit.isEmpty() || value.equals("1") ? "" : "s");
  }

  private static String value(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : JsonWriter.compact(node);
  }
}
