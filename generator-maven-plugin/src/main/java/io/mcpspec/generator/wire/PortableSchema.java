package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lowers a schema to what all common clients accept: no reference, no recursion, no combinator at the root, no
 * {@code const}, no type list. The server still validates against the full schema.
 */
public final class PortableSchema {

  private static final Set<String> DROPPED = Set.of("$schema", "$id", "$comment", "$defs", "definitions", "title",
      "examples", "discriminator");

  private PortableSchema() {}

  /** The published form of a tool's arguments; {@code wire} is a wire form. */
  public static Node input(Node wire) {
    Node lowered = lower(References.expand(wire));
    return lowered instanceof Mapping mapping ? plainRoot(mapping) : lowered;
  }

  /** The published form of a result: its top-level members by type and description. */
  public static Node output(Node wire) {
    if (!(References.expand(wire) instanceof Mapping schema)) {
      return wire;
    }
    MappingBuilder properties = new MappingBuilder(schema.span());
    schema.get("properties").ifPresent(own -> ((Mapping) own).entries()
        .forEach(entry -> properties.put(entry.key(), outline(entry.value()))));
    return new MappingBuilder(schema.span()).put("type", "object").put("properties", properties.build()).build();
  }

  private static Node outline(Node property) {
    if (!(lower(property) instanceof Mapping schema)) {
      return new MappingBuilder(property.span()).build();
    }
    MappingBuilder outline = new MappingBuilder(schema.span());
    outline.putNode("type", schema.get("type"));
    outline.putNode("description", schema.get("description"));
    schema.get("type").filter(type -> type.equals(Scalar.string("array", type.span())))
        .ifPresent(type -> outline.put("items", itemOutline(schema)));
    return outline.build();
  }

  private static Node itemOutline(Mapping array) {
    MappingBuilder items = new MappingBuilder(array.span());
    array.get("items").filter(Mapping.class::isInstance)
        .flatMap(own -> ((Mapping) own).get("type"))
        .ifPresent(type -> items.put("type", type));
    return items.build();
  }

  private static Node lower(Node node) {
    if (!(node instanceof Mapping schema)) {
      return node;
    }
    MappingBuilder out = new MappingBuilder(schema.span());
    for (Mapping.Entry entry : schema.entries()) {
      if (!DROPPED.contains(entry.key())) {
        keyword(entry, out);
      }
    }
    return unwrapSingle(complete(out.build()));
  }

  private static void keyword(Mapping.Entry entry, MappingBuilder out) {
    switch (entry.key()) {
      case "properties", "patternProperties", "dependentSchemas" ->
          out.put(entry.key(), eachValue((Mapping) entry.value()));
      case "items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames" ->
          out.put(entry.key(), lower(entry.value()));
      case "oneOf", "anyOf" -> out.put("anyOf", eachItem(entry.value()));
      case "allOf", "prefixItems" -> out.put(entry.key(), eachItem(entry.value()));
      case "const" -> out.put("enum", new Sequence(List.of(entry.value()), entry.value().span()));
      case "type" -> out.put("type", withoutNull(entry.value()));
      default -> out.put(entry.key(), entry.value());
    }
  }

  private static Node eachValue(Mapping schemas) {
    MappingBuilder out = new MappingBuilder(schemas.span());
    schemas.entries().forEach(entry -> out.put(entry.key(), lower(entry.value())));
    return out.build();
  }

  private static Node eachItem(Node schemas) {
    return schemas instanceof Sequence sequence
        ? new Sequence(sequence.items().stream().map(PortableSchema::lower).toList(), sequence.span())
        : schemas;
  }

  /** An optional parameter may be left out; {@code null} for it need not be published. */
  private static Node withoutNull(Node type) {
    if (!(type instanceof Sequence types)) {
      return type;
    }
    List<Node> others = types.items().stream()
        .filter(item -> !(item instanceof Scalar scalar && scalar.text().equals("null")))
        .toList();
    return others.size() == 1 ? others.get(0) : new Sequence(others, types.span());
  }

  /** Clients refuse an array without {@code items} and an object without {@code properties}. */
  private static Mapping complete(Mapping schema) {
    Optional<Node> type = schema.get("type");
    MappingBuilder out = new MappingBuilder(schema.span()).putAll(schema);
    if (type.isPresent() && type.get() instanceof Scalar scalar && scalar.text().equals("array")
        && !schema.has("items")) {
      out.put("items", new MappingBuilder(schema.span()).build());
    }
    return out.build();
  }

  private static Mapping unwrapSingle(Mapping schema) {
    for (String combinator : List.of("anyOf", "allOf")) {
      if (schema.get(combinator).orElse(null) instanceof Sequence branches
          && branches.items().size() == 1 && branches.items().get(0) instanceof Mapping only) {
        MappingBuilder out = new MappingBuilder(schema.span());
        schema.entries().stream().filter(e -> !e.key().equals(combinator)).forEach(e -> out.put(e.key(), e.value()));
        only.entries().stream().filter(e -> !schema.has(e.key())).forEach(e -> out.put(e.key(), e.value()));
        return out.build();
      }
    }
    return schema;
  }

  /** A plain object at the root: the branches of a combinator become optional members. */
  private static Mapping plainRoot(Mapping schema) {
    MappingBuilder properties = new MappingBuilder(schema.span());
    schema.get("properties").ifPresent(own -> properties.putAll((Mapping) own));
    for (String combinator : List.of("anyOf", "allOf")) {
      if (schema.get(combinator).orElse(null) instanceof Sequence branches) {
        branches.items().forEach(branch -> addProperties(branch, properties));
      }
    }
    Set<String> rootOnly = Set.of("anyOf", "allOf", "not", "if", "then", "else", "dependentSchemas");
    MappingBuilder out = new MappingBuilder(schema.span()).put("type", "object").put("properties", properties.build());
    schema.entries().stream()
        .filter(entry -> !rootOnly.contains(entry.key()) && !entry.key().equals("properties"))
        .forEach(entry -> out.put(entry.key(), entry.value()));
    return out.build();
  }

  private static void addProperties(Node branch, MappingBuilder properties) {
    if (branch instanceof Mapping mapping && mapping.get("properties").orElse(null) instanceof Mapping own) {
      properties.putAll(own);
    }
  }
}
