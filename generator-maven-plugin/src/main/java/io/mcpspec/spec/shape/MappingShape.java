package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A mapping with fixed keys.
 *
 * @param title what the mapping is, with its article: {@code a tool}
 * @param keys the keys in the order of the reference page
 * @param declares what it declares a name of, as findings call it; empty when nothing refers to it
 * @param name the key that has the name; empty when the name stands elsewhere
 * @param build makes the declaration once all required keys could be read, or have a stand-in
 * @param <T> the declaration
 */
public record MappingShape<T>(
    String title, List<Key<?>> keys, Optional<String> declares, Optional<String> name, Function<Values, T> build)
    implements Shape<T> {

  public MappingShape {
    keys = List.copyOf(keys);
  }

  public MappingShape(String title, List<Key<?>> keys, Function<Values, T> build) {
    this(title, keys, Optional.empty(), Optional.empty(), build);
  }

  /** The same mapping as the declaration of a name. */
  public MappingShape<T> declaring(String noun, String key) {
    return new MappingShape<>(title, keys, Optional.of(noun), Optional.of(key), build);
  }

  @Override
  public Optional<T> read(Node node, Diagnostics diagnostics) {
    if (!(node instanceof Mapping mapping)) {
      Shape.reportWrongType(node, "a mapping for " + title, help(node), diagnostics);
      return Optional.empty();
    }
    reportUnknownKeys(mapping, diagnostics);
    MeantKeys meant = MeantKeys.of(mapping, keys);
    Map<String, Object> values = new LinkedHashMap<>();
    boolean complete = true;
    for (Key<?> key : keys) {
      Optional<?> value = readKey(key, meant, diagnostics);
      value.ifPresent(present -> values.put(key.name(), present));
      complete &= value.isPresent() || !key.required();
    }
    return complete ? Optional.of(build.apply(new Values(meant.mapping(), values))) : Optional.empty();
  }

  private <K> Optional<K> readKey(Key<K> key, MeantKeys meant, Diagnostics diagnostics) {
    Optional<Node> value = meant.mapping().get(key.name());
    if (value.isEmpty() && key.required()) {
      diagnostics.report(
          Code.MISSING_KEY,
          meant.mapping().place(),
          title + " has no `" + key.name() + "`",
          "add `" + key.name() + "`: " + asHelp(key.doc()));
    }
    return value
        .flatMap(node -> meant.read(key, node, diagnostics))
        .or(() -> key.standIn().map(make -> make.apply(meant.mapping())));
  }

  @Override
  public Optional<String> nameIn(Node node) {
    Optional<Node> value =
        node instanceof Mapping mapping
            ? name.flatMap(key -> MeantKeys.of(mapping, keys).mapping().get(key))
            : Optional.of(node);
    return value.filter(Scalar.class::isInstance).map(scalar -> ((Scalar) scalar).text());
  }

  /** {@code name:find} is a text to YAML. */
  private String help(Node node) {
    boolean lacksBlank = node instanceof Scalar scalar && keyNames().stream().anyMatch(
        key -> scalar.text().startsWith(key + ":"));
    return lacksBlank ? "put a blank behind the `:` of each key" : "its keys are " + quoted(keyNames());
  }

  private void reportUnknownKeys(Mapping mapping, Diagnostics diagnostics) {
    List<String> known = keyNames();
    for (Mapping.Entry entry : mapping.entries()) {
      if (!known.contains(entry.key()) && !isReported(entry.value(), diagnostics)) {
        diagnostics.report(
            Code.UNKNOWN_KEY,
            entry.keySpan(),
            title + " has no key `" + entry.key() + "`",
            Key.meant(entry.key(), keys)
                .map(key -> "did you mean `" + key + "`?")
                .or(() -> owner(entry.key()).map(key -> "write it below `" + key + "`"))
                .orElse("its keys are " + quoted(known)));
      }
    }
  }

  /** The key whose value can have a key of this name. */
  private Optional<String> owner(String name) {
    return keys.stream()
        .filter(key -> key.shape() instanceof OpenShape.JsonSchema && Keyword.of(name).isPresent()
            || key.shape().mappings().stream().anyMatch(inner -> inner.keyNames().contains(name)))
        .map(key -> key.name())
        .findFirst();
  }

  /** A key without a value is mostly the rest of a text that a comma cut, and the reader has found fault with it. */
  private static boolean isReported(Node value, Diagnostics diagnostics) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL && diagnostics.hasErrorAt(value.span());
  }

  @Override
  public Node schema(Span place) {
    MappingBuilder properties = new MappingBuilder(place);
    for (Key<?> key : keys) {
      Mapping schema = (Mapping) key.shape().schema(place);
      properties.put(key.name(), new MappingBuilder(place).put("description", key.doc()).putAll(schema).build());
    }
    return new MappingBuilder(place)
        .put("type", "object")
        .put("properties", properties.build())
        .put("required", keys.stream().filter(Key::required).map(Key::name).toList())
        .put("additionalProperties", false)
        .build();
  }

  @Override
  public List<MappingShape<?>> mappings() {
    List<MappingShape<?>> all = new ArrayList<>(List.of(this));
    keys.forEach(key -> all.addAll(key.shape().mappings()));
    return all;
  }

  private List<String> keyNames() {
    return keys.stream().map(Key::name).toList();
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }

  /** A sentence in the form of a help: lower case, no final stop. */
  private static String asHelp(String sentence) {
    boolean acronym = sentence.length() > 1 && Character.isUpperCase(sentence.charAt(1));
    char first = acronym ? sentence.charAt(0) : Character.toLowerCase(sentence.charAt(0));
    return first + sentence.substring(1).replaceFirst("\\.$", "");
  }
}
