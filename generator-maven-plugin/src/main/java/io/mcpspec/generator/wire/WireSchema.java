package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a schema from its linked form into what goes on the wire: a shared type is put in place of each reference to it;
 * one that contains itself goes under {@code $defs}. All else stays as written.
 */
public final class WireSchema {

  private static final String TYPE_PREFIX = "type:";
  private static final String DEFS = "$defs";

  private final Map<String, Node> types;
  private final Map<String, Node> recursive = new LinkedHashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final RecursiveTypes recursion;

  private WireSchema(Map<String, Node> types) {
    this.types = types;
    this.recursion = new RecursiveTypes(types);
  }

  /**
   * The wire form of {@code schema}.
   *
   * @param schema a schema in linked form whose references are all known
   * @param types the shared types by name, in linked form
   */
  public static Node of(Node schema, Map<String, Node> types) {
    WireSchema wire = new WireSchema(types);
    Node inlined = wire.inline(schema);
    return wire.recursive.isEmpty() ? inlined : wire.withDefinitions((Mapping) inlined);
  }

  /** The shared type that {@code node} refers to, if it is a reference to one. */
  public static Optional<String> typeName(Node node) {
    return node instanceof Mapping mapping
        ? mapping.get("$ref").flatMap(WireSchema::nameIn)
        : Optional.empty();
  }

  private static Optional<String> nameIn(Node reference) {
    return reference instanceof Scalar scalar && scalar.isString() && scalar.text().startsWith(TYPE_PREFIX)
        ? Optional.of(scalar.text().substring(TYPE_PREFIX.length()))
        : Optional.empty();
  }

  private Node inline(Node node) {
    if (node instanceof Sequence sequence) {
      return new Sequence(sequence.items().stream().map(this::inline).toList(), sequence.span());
    }
    if (!(node instanceof Mapping mapping)) {
      return node;
    }
    Optional<String> name = typeName(mapping);
    return name.isPresent() ? reference(name.get(), mapping) : members(mapping);
  }

  private Mapping members(Mapping mapping) {
    List<Mapping.Entry> entries =
        mapping.entries().stream()
            .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), inline(entry.value())))
            .toList();
    return new Mapping(entries, mapping.span());
  }

  /** What stands beside a reference overrides the type's own members of that name. */
  private Node reference(String name, Mapping reference) {
    Mapping beside = members(without(reference, "$ref"));
    if (recursion.contains(name)) {
      define(name);
      return new MappingBuilder(reference.span()).put("$ref", "#/" + DEFS + "/" + name).putAll(beside).build();
    }
    Node target = inline(types.get(name));
    return beside.entries().isEmpty() || !(target instanceof Mapping mapping)
        ? target
        : new MappingBuilder(reference.span()).putAll(mapping).putAll(beside).build();
  }

  private void define(String name) {
    if (recursive.containsKey(name) || open.contains(name)) {
      return;
    }
    open.push(name);
    Node definition = inline(types.get(name));
    open.pop();
    recursive.put(name, definition);
  }

  private Mapping withDefinitions(Mapping schema) {
    MappingBuilder definitions = new MappingBuilder(schema.span());
    schema.get(DEFS).ifPresent(own -> definitions.putAll((Mapping) own));
    recursive.forEach(definitions::put);
    return new MappingBuilder(schema.span()).putAll(schema).put(DEFS, definitions.build()).build();
  }

  private static Mapping without(Mapping mapping, String key) {
    return new Mapping(mapping.entries().stream().filter(e -> !e.key().equals(key)).toList(), mapping.span());
  }
}
