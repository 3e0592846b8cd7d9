package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Lowers one schema without references, and those in it, by the rule of {@link PortableSchema}. */
final class Lowering {

  private static final Set<String> ON_ARGUMENTS = Set.of("default", "pattern", "format", "minLength", "maxLength",
      "uniqueItems", "multipleOf", "minProperties", "maxProperties");

  private final Mapping schema;
  private final boolean argument;
  private final MappingBuilder out;

  private Lowering(Mapping schema, boolean argument) {
    this.schema = TypeLists.split(Simplification.of(schema));
    this.argument = argument;
    this.out = new MappingBuilder(schema.span());
  }

  /** The lowered schema of an argument. */
  static Mapping argument(Node schema) {
    return lowered(schema, true);
  }

  /** The properties that a value may have; one whose schema is {@code false} may not be there. */
  static List<Mapping.Entry> properties(Mapping schema) {
    return schema.get("properties").orElse(null) instanceof Mapping properties
        ? properties.entries().stream().filter(property -> !Simplification.isFalse(property.value())).toList()
        : List.of();
  }

  private static Mapping nested(Node schema) {
    return lowered(schema, false);
  }

  private static Mapping lowered(Node schema, boolean argument) {
    return schema instanceof Mapping mapping
        ? new Lowering(mapping, argument).result()
        : new Mapping(List.of(), schema.span());
  }

  private Mapping result() {
    schema.entries().forEach(this::keyword);
    Mapping lowered = out.build();
    if (SchemaTypes.declared(lowered).equals(List.of("array")) && !lowered.has("items")) {
      out.put("items", new Mapping(List.of(), schema.span()));
    }
    if (lowered.has("anyOf")) {
      return out.build().without("default");
    }
    if (!lowered.has("type")) {
      SchemaTypes.single(lowered).or(() -> lowered.get("properties").map(properties -> "object"))
          .ifPresent(type -> out.put("type", type));
    }
    return out.build();
  }

  private void keyword(Mapping.Entry entry) {
    Node value = entry.value();
    switch (entry.key()) {
      case "type", "description", "minimum", "maximum", "minItems", "maxItems" -> out.put(entry.key(), value);
      case "enum" -> out.put("enum", withoutNull(value));
      case "const" -> out.put("enum", new Sequence(List.of(value), value.span()));
      case "exclusiveMinimum" -> bound("minimum", value, BigDecimal.ONE);
      case "exclusiveMaximum" -> bound("maximum", value, BigDecimal.ONE.negate());
      case "properties" -> out.put("properties", members());
      case "required" -> required(value);
      case "items" -> out.put("items", items());
      case "prefixItems" -> out.put("items", items());
      case "additionalProperties" -> additionalProperties(value);
      case "anyOf" -> anyOf((Sequence) value);
      default -> onArgument(entry.key(), value);
    }
  }

  private void onArgument(String keyword, Node value) {
    boolean emptyDefault = keyword.equals("default") && SchemaTypes.isNull(value);
    if (argument && ON_ARGUMENTS.contains(keyword) && !emptyDefault && !saysOnlyNotEmpty(keyword, value)) {
      out.put(keyword, value);
    }
  }

  private static boolean saysOnlyNotEmpty(String keyword, Node value) {
    return (keyword.equals("minLength") || keyword.equals("minProperties"))
        && value instanceof Scalar number
        && number.isNumber()
        && new BigDecimal(number.text()).compareTo(BigDecimal.ONE) <= 0;
  }

  private static Node withoutNull(Node values) {
    List<Node> others = values instanceof Sequence list
        ? list.items().stream().filter(value -> !SchemaTypes.isNull(value)).toList()
        : List.of();
    return others.isEmpty() ? values : new Sequence(others, values.span());
  }

  /** For integers the next one is the bound. Draft 4's booleans say nothing alone. */
  private void bound(String keyword, Node value, BigDecimal step) {
    if (value instanceof Scalar number && number.isNumber() && !schema.has(keyword)) {
      boolean toNext = number.kind() == Scalar.Kind.INTEGER && SchemaTypes.declared(schema).equals(List.of("integer"));
      BigDecimal bound = toNext ? new BigDecimal(number.text()).add(step) : new BigDecimal(number.text());
      out.put(keyword, toNext ? new Scalar(Scalar.Kind.INTEGER, bound.toPlainString(), number.span()) : number);
    }
  }

  private Mapping members() {
    MappingBuilder members = new MappingBuilder(schema.span());
    properties(schema).forEach(property -> members.put(property.key(), nested(property.value())));
    return members.build();
  }

  /** Clients refuse a required property that the schema does not list. */
  private void required(Node names) {
    List<String> known = properties(schema).stream().map(Mapping.Entry::key).toList();
    List<Node> listed = names instanceof Sequence list
        ? list.items().stream().filter(name -> name instanceof Scalar text && known.contains(text.text())).toList()
        : List.of();
    if (!listed.isEmpty()) {
      out.put("required", new Sequence(listed, names.span()));
    }
  }

  /** Every item fits one of what a tuple says of its places. */
  private Node items() {
    Node items = schema.get("items").orElse(null);
    List<Node> places = new ArrayList<>();
    if (schema.get("prefixItems").orElse(items) instanceof Sequence tuple) {
      places.addAll(tuple.items());
    }
    if (items instanceof Mapping) {
      places.add(items);
    }
    return places.isEmpty() ? new Mapping(List.of(), schema.span()) : nested(anyOf(places));
  }

  private Mapping anyOf(List<Node> schemas) {
    return new MappingBuilder(schema.span()).put("anyOf", new Sequence(schemas, schema.span())).build();
  }

  /** What a map's values are is worth saying. */
  private void additionalProperties(Node value) {
    Mapping values = nested(value);
    if (!values.entries().isEmpty()) {
      out.put("additionalProperties", values);
    }
  }

  /** An alternative that says nothing makes the others say nothing. */
  private void anyOf(Sequence alternatives) {
    Set<Node> lowered = new LinkedHashSet<>(alternatives.items().stream().map(Lowering::nested).toList());
    if (lowered.size() == 1) {
      ((Mapping) lowered.iterator().next()).entries().stream()
          .filter(entry -> !schema.has(entry.key()))
          .forEach(entry -> out.put(entry.key(), entry.value()));
    } else if (lowered.stream().noneMatch(branch -> ((Mapping) branch).entries().isEmpty())) {
      out.put("anyOf", new Sequence(new ArrayList<>(lowered), alternatives.span()));
    }
  }
}
