package io.mcpspec.publish.portable;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.jsonschema.ItemSchemas;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.wire.JsonValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Values by chance that fit a schema more often than not, and otherwise nearly do. */
final class RandomValues {

  static final Node NULL = new Scalar(Scalar.Kind.NULL, "null", Nodes.SPAN);
  private static final List<String> TEXTS = List.of("", "o", "on", "one", "2026-01-31", "null");
  private static final List<String> NUMBERS = List.of("-1", "0", "1", "2", "3", "0.5", "2.5", "4");
  private static final int DEEPEST = 5;

  private final Random random;

  RandomValues(Random random) {
    this.random = random;
  }

  /** An object for a schema. */
  Node object(Node root) {
    Node value = value(root, root, 0);
    return value instanceof Mapping ? value : members(RandomSchemas.mapping(root), root, 0);
  }

  Node scalar() {
    return switch (random.nextInt(5)) {
      case 0 -> NULL;
      case 1 -> Scalar.bool(random.nextBoolean(), Nodes.SPAN);
      case 2, 3 -> Scalar.string(one(TEXTS), Nodes.SPAN);
      default -> number();
    };
  }

  Node number() {
    String number = one(NUMBERS);
    return new Scalar(number.contains(".") ? Scalar.Kind.NUMBER : Scalar.Kind.INTEGER, number, Nodes.SPAN);
  }

  private Node value(Node node, Node root, int depth) {
    if (!(node instanceof Mapping schema) || depth > DEEPEST || random.nextInt(12) == 0) {
      return random.nextInt(6) == 0 ? new Mapping(List.of(), Nodes.SPAN) : scalar();
    }
    Optional<Node> within = within(schema, root, depth);
    if (within.isPresent()) {
      return within.get();
    }
    List<Node> values = JsonValues.listed(schema);
    if (!values.isEmpty()) {
      return one(values);
    }
    List<String> types = List.copyOf(new SchemaMembers(schema).types());
    return typed(types.isEmpty() ? implied(schema) : one(types), schema, root, depth);
  }

  /** A value of a schema that applies to the same value; of several, of one. */
  private Optional<Node> within(Mapping schema, Node root, int depth) {
    SchemaMembers members = new SchemaMembers(schema);
    List<Node> parts = new ArrayList<>();
    for (String keyword : List.of("anyOf", "oneOf", "allOf")) {
      parts.addAll(members.list(keyword));
    }
    JsonPointer.in(schema).flatMap(pointer -> JsonPointer.resolve(root, pointer)).ifPresent(parts::add);
    members.value("then").ifPresent(parts::add);
    boolean own = parts.isEmpty() || schema.has("type") && random.nextInt(3) == 0;
    return own ? Optional.empty() : Optional.of(value(one(parts), root, depth + 1));
  }

  private static String implied(Mapping schema) {
    boolean object = schema.has("properties") || schema.has("additionalProperties") || schema.has("patternProperties");
    return object ? "object" : schema.has("items") || schema.has("prefixItems") ? "array" : "";
  }

  private Node typed(String type, Mapping schema, Node root, int depth) {
    return switch (type) {
      case "null" -> NULL;
      case "boolean" -> Scalar.bool(random.nextBoolean(), Nodes.SPAN);
      case "string" -> Scalar.string(one(TEXTS), Nodes.SPAN);
      case "integer", "number" -> number();
      case "array" -> items(schema, root, depth);
      case "object" -> members(schema, root, depth);
      default -> scalar();
    };
  }

  private Node items(Mapping schema, Node root, int depth) {
    ItemSchemas items = ItemSchemas.of(new SchemaMembers(schema));
    List<Node> found = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      Node item = i < items.places().size() ? items.places().get(i) : items.rest().orElse(NULL);
      found.add(value(item, root, depth + 1));
    }
    return new Sequence(found, Nodes.SPAN);
  }

  /** Members that the schema names, sometimes without one that is needed or with one that nobody knows. */
  private Node members(Mapping schema, Node root, int depth) {
    SchemaMembers keywords = new SchemaMembers(schema);
    Set<String> names = new LinkedHashSet<>(keywords.texts("required"));
    keywords.entries("properties").forEach(property -> names.add(property.key()));
    if (random.nextInt(4) == 0) {
      names.add(one(List.of("n_x", "z", "a", "b")));
    }
    MappingBuilder object = new MappingBuilder(Nodes.SPAN);
    for (String name : names) {
      boolean must = keywords.texts("required").contains(name);
      if (random.nextInt(must ? 15 : 2) > 0) {
        object.put(name, value(member(keywords, name), root, depth + 1));
      }
    }
    return object.build();
  }

  private static Node member(SchemaMembers object, String name) {
    return object.mapping("properties").flatMap(properties -> properties.get(name))
        .or(() -> object.mapping("patternProperties").filter(patterns -> name.startsWith("n_"))
            .flatMap(patterns -> patterns.get("^n_")))
        .or(() -> object.value("additionalProperties"))
        .orElse(NULL);
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
