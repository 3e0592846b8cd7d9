package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.ItemSchemas;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.wire.LocalReferences;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The JSON types that values of a schema can have: never too few, but more where a schema is hard to read. */
final class PossibleTypes {

  /** The types of JSON values; {@code FRACTION} is a number that is not whole. */
  enum Type {
    NULL,
    BOOLEAN,
    INTEGER,
    FRACTION,
    STRING,
    ARRAY,
    OBJECT
  }

  /** What a schema says about some values, apart from what the schemas in it say. */
  private interface Own {
    Set<Type> of(Mapping schema, int depth);
  }

  private static final Set<Type> NUMBER = EnumSet.of(Type.INTEGER, Type.FRACTION);
  private static final int DEEPEST = 24;

  /** References that fan out level upon level would double the work each time. */
  private static final int MOST_SCHEMAS = 2_000;

  private final LocalReferences references;
  private int schemas;

  /**
   * @param root the document that local references are about
   */
  PossibleTypes(Node root) {
    this.references = new LocalReferences(root);
  }

  /** The types of the values of a schema without references. */
  static Set<Type> in(Node schema) {
    return new PossibleTypes(schema).of(schema);
  }

  /** The types of the values of a schema. */
  Set<Type> of(Node schema) {
    schemas = 0;
    return read(schema, (own, depth) -> types(own), 0);
  }

  /** The types of the member {@code name} in objects of a schema. */
  Set<Type> ofMember(Node schema, String name) {
    schemas = 0;
    return read(schema, (own, depth) -> member(own, name, (inner, level) -> types(inner), depth), 0);
  }

  /** The types of the items in lists under {@code name} in objects of a schema. */
  Set<Type> ofMemberItems(Node schema, String name) {
    schemas = 0;
    return read(schema, (own, depth) -> member(own, name, this::items, depth), 0);
  }

  /** The one word that {@code type} has for them, if there is one. */
  static Optional<String> word(Set<Type> types) {
    if (!types.isEmpty() && NUMBER.containsAll(types)) {
      return Optional.of(types.contains(Type.FRACTION) ? "number" : "integer");
    }
    return types.size() == 1
        ? Optional.of(types.iterator().next().name().toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** The type of a value; a number that is written with a point may be whole. */
  static Set<Type> ofValue(Node value) {
    if (value instanceof Scalar scalar) {
      return switch (scalar.kind()) {
        case STRING -> EnumSet.of(Type.STRING);
        case INTEGER -> EnumSet.of(Type.INTEGER);
        case NUMBER -> EnumSet.copyOf(NUMBER);
        case BOOLEAN -> EnumSet.of(Type.BOOLEAN);
        case NULL -> EnumSet.of(Type.NULL);
      };
    }
    return EnumSet.of(value instanceof Sequence ? Type.ARRAY : Type.OBJECT);
  }

  /** The types that words in {@code type} mean. */
  static Set<Type> named(Collection<String> words) {
    Set<Type> found = EnumSet.noneOf(Type.class);
    for (Type type : Type.values()) {
      if (words.contains(type == Type.FRACTION ? "number" : type.name().toLowerCase(Locale.ROOT))
          || type == Type.INTEGER && words.contains("number")) {
        found.add(type);
      }
    }
    return found;
  }

  private Set<Type> read(Node node, Own own, int depth) {
    if (SchemaMembers.isFalse(node)) {
      return EnumSet.noneOf(Type.class);
    }
    if (!(node instanceof Mapping schema) || depth > DEEPEST || ++schemas > MOST_SCHEMAS) {
      return EnumSet.allOf(Type.class);
    }
    SchemaMembers members = new SchemaMembers(schema);
    Set<Type> found = own.of(schema, depth);
    members.list("allOf").forEach(part -> found.retainAll(read(part, own, depth + 1)));
    for (String choice : List.of("anyOf", "oneOf")) {
      if (!members.list(choice).isEmpty()) {
        found.retainAll(any(members.list(choice), own, depth));
      }
    }
    references.target(schema).ifPresent(target -> found.retainAll(read(target, own, depth + 1)));
    if (schema.has("if") && schema.has("then") && schema.has("else")) {
      found.retainAll(any(List.of(schema.get("then").get(), schema.get("else").get()), own, depth));
    }
    return found;
  }

  private Set<Type> any(List<Node> branches, Own own, int depth) {
    Set<Type> found = EnumSet.noneOf(Type.class);
    branches.forEach(branch -> found.addAll(read(branch, own, depth + 1)));
    return found;
  }

  private static Set<Type> types(Mapping schema) {
    SchemaMembers members = new SchemaMembers(schema);
    Set<Type> found = EnumSet.allOf(Type.class);
    if (!members.types().isEmpty()) {
      found.retainAll(named(members.types()));
    }
    members.value("const").ifPresent(value -> found.retainAll(ofValue(value)));
    if (!members.list("enum").isEmpty()) {
      Set<Type> values = EnumSet.noneOf(Type.class);
      members.list("enum").forEach(value -> values.addAll(ofValue(value)));
      found.retainAll(values);
    }
    members.mapping("not").filter(not -> not.keys().equals(List.of("type")))
        .ifPresent(not -> found.removeAll(named(new SchemaMembers(not).types())));
    return found;
  }

  private Set<Type> member(Mapping schema, String name, Own value, int depth) {
    SchemaMembers members = new SchemaMembers(schema);
    if (!types(schema).contains(Type.OBJECT)) {
      return EnumSet.noneOf(Type.class);
    }
    Optional<Node> declared = members.mapping("properties").flatMap(properties -> properties.get(name));
    Optional<Node> other = members.has("patternProperties") ? Optional.empty() : members.value("additionalProperties");
    return declared.or(() -> other)
        .map(node -> read(node, value, depth + 1))
        .orElseGet(() -> EnumSet.allOf(Type.class));
  }

  private Set<Type> items(Mapping schema, int depth) {
    if (!types(schema).contains(Type.ARRAY)) {
      return EnumSet.noneOf(Type.class);
    }
    ItemSchemas items = ItemSchemas.of(new SchemaMembers(schema));
    Own own = (inner, level) -> types(inner);
    Set<Type> found = any(items.places(), own, depth);
    found.addAll(items.rest()
        .map(rest -> read(rest, own, depth + 1))
        .orElseGet(() -> EnumSet.allOf(Type.class)));
    return found;
  }
}
