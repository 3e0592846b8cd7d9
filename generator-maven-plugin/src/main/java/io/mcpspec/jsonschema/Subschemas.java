package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The schemas directly inside a schema, as the table of keywords says. Values of {@code enum}, {@code const},
 * {@code default}, {@code examples} and unknown keywords are data, even where they look like schemas; a property may
 * have the name of any keyword.
 */
public final class Subschemas {

  private Subschemas() {}

  /** The schemas directly inside a schema, in written order; none in {@code true} and {@code false}. */
  public static List<Node> of(Node schema) {
    List<Node> found = new ArrayList<>();
    in(schema).forEach(subschema -> found.add(subschema.schema()));
    return found;
  }

  /** The schemas directly inside a schema with their paths, in written order. */
  public static List<Subschema> in(Node schema) {
    List<Subschema> found = new ArrayList<>();
    if (schema instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> add(entry, found));
    }
    return found;
  }

  /** The schemas directly under a keyword, in written order. */
  public static List<Subschema> under(Mapping.Entry keyword) {
    List<Subschema> found = new ArrayList<>();
    add(keyword, found);
    return found;
  }

  private static void add(Mapping.Entry entry, List<Subschema> found) {
    rewritten(entry, subschema -> {
      found.add(subschema);
      return subschema.schema();
    }, UnaryOperator.identity());
  }

  /** The schema with each schema directly inside it replaced by its place; the schema itself where none changes. */
  public static Mapping replaceByPlace(Mapping schema, Function<Subschema, Node> schemas) {
    return values(schema, entry -> rewritten(entry, schemas, UnaryOperator.identity()));
  }

  /** The schema with each schema directly inside it replaced; the schema itself where none changes. */
  public static Mapping replace(Mapping schema, UnaryOperator<Node> schemas) {
    return replace(schema, schemas, (keyword, value) -> value);
  }

  /**
   * The schema with all its values replaced; the schema itself where none changes.
   *
   * @param schemas replaces the schemas directly inside it
   * @param others replaces all other values, which are given with their keywords
   */
  public static Mapping replace(
      Mapping schema, UnaryOperator<Node> schemas, BiFunction<String, Node, Node> others) {
    return values(schema, entry -> rewritten(
        entry, subschema -> schemas.apply(subschema.schema()), value -> others.apply(entry.key(), value)));
  }

  private static Node rewritten(
      Mapping.Entry entry, Function<Subschema, Node> schemas, UnaryOperator<Node> others) {
    Node value = entry.value();
    String name = entry.key();
    KeywordValue kind = Keyword.of(name).map(Keyword::value).orElse(KeywordValue.VALUE);
    boolean list = kind == KeywordValue.SCHEMA_LIST || kind == KeywordValue.SCHEMA_OR_LIST;
    boolean mixed = kind == KeywordValue.SCHEMA_OR_NAMES_MAP;
    if (list && value instanceof Sequence sequence) {
      return items(sequence, name, schemas);
    }
    if ((mixed || kind == KeywordValue.SCHEMA_MAP) && value instanceof Mapping map) {
      return values(map, member -> mixed && member.value() instanceof Sequence
          ? others.apply(member.value())
          : schemas.apply(new Subschema(List.of(name, member.key()), member.value())));
    }
    boolean single = kind == KeywordValue.SCHEMA || kind == KeywordValue.SCHEMA_OR_LIST;
    return single ? schemas.apply(new Subschema(List.of(name), value)) : others.apply(value);
  }

  private static Sequence items(Sequence list, String name, Function<Subschema, Node> schemas) {
    List<Node> items = new ArrayList<>(list.items().size());
    boolean same = true;
    for (int i = 0; i < list.items().size(); i++) {
      Node item = schemas.apply(new Subschema(List.of(name, Integer.toString(i)), list.items().get(i)));
      same &= item == list.items().get(i);
      items.add(item);
    }
    return same ? list : new Sequence(items, list.span());
  }

  private static Mapping values(Mapping mapping, Function<Mapping.Entry, Node> replacement) {
    List<Mapping.Entry> entries = new ArrayList<>(mapping.entries().size());
    boolean same = true;
    for (Mapping.Entry entry : mapping.entries()) {
      Node value = replacement.apply(entry);
      same &= value == entry.value();
      entries.add(value == entry.value() ? entry : new Mapping.Entry(entry.key(), entry.keySpan(), value));
    }
    return same ? mapping : new Mapping(entries, mapping.span());
  }
}
