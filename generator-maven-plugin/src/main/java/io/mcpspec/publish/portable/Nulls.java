package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.portable.PossibleTypes.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Takes {@code null} apart from the other values of a schema, which is simplified and has no references. */
final class Nulls {

  private static final Set<Type> NULL = EnumSet.of(Type.NULL);

  private Nulls() {}

  /** Whether only {@code null} fits. */
  static boolean isOnly(Node schema) {
    return PossibleTypes.in(schema).equals(NULL);
  }

  /** Where a schema names {@code null} among other values that fit; empty where it does not. */
  static Optional<Node> named(Mapping schema) {
    Set<Type> types = PossibleTypes.in(schema);
    return types.contains(Type.NULL) && types.size() > 1 ? place(schema) : Optional.empty();
  }

  private static Optional<Node> place(Mapping schema) {
    SchemaMembers members = new SchemaMembers(schema);
    Stream<Node> words = members.list("type").stream()
        .filter(word -> word instanceof Scalar text && text.isString() && text.text().equals("null"));
    Stream<Node> values = members.list("enum").stream().filter(SchemaMembers::isNull);
    Stream<Node> branches = Simplification.alternatives(schema).stream().flatMap(branch -> in(branch).stream());
    return Stream.of(words, values, branches).flatMap(found -> found).findFirst();
  }

  private static Optional<Node> in(Node branch) {
    return isOnly(branch) || !(branch instanceof Mapping mapping)
        ? Optional.of(branch).filter(Nulls::isOnly)
        : named(Simplification.of(mapping, new Losses()));
  }

  /** The schema of the other values. */
  static Mapping without(Mapping schema, Losses losses) {
    SchemaMembers members = new SchemaMembers(schema);
    MappingBuilder out = new MappingBuilder(schema.span()).putAll(schema);
    List<Node> words = members.list("type").stream()
        .filter(word -> !word.equals(Scalar.string("null", word.span()))).toList();
    if (!words.isEmpty()) {
      out.put("type", words.size() == 1 ? words.get(0) : new Sequence(words, schema.span()));
    }
    List<Node> values = members.list("enum").stream().filter(value -> !SchemaMembers.isNull(value)).toList();
    if (!values.isEmpty()) {
      out.put("enum", new Sequence(values, schema.span()));
    }
    List<Node> branches = new ArrayList<>();
    for (Node branch : Simplification.alternatives(schema)) {
      if (!isOnly(branch)) {
        branches.add(in(branch).isPresent() ? without(Simplification.of((Mapping) branch, losses), losses) : branch);
      }
    }
    return branches.isEmpty()
        ? out.build().without("anyOf", "oneOf")
        : out.put("anyOf", new Sequence(branches, schema.span())).build().without("oneOf");
  }

  /** The published schema of other values with {@code null} added, in the form that clients take. */
  static Mapping with(Mapping lowered) {
    Mapping value = lowered.without("description", "default");
    if (value.entries().isEmpty()) {
      return lowered;
    }
    List<Node> branches = new ArrayList<>(value.keys().equals(List.of("anyOf"))
        ? new SchemaMembers(value).list("anyOf")
        : List.of(value));
    branches.add(type(value));
    return new MappingBuilder(lowered.span())
        .putNode("description", lowered.get("description"))
        .put("anyOf", new Sequence(branches, lowered.span()))
        .build();
  }

  /** A schema that only {@code null} fits, by its type alone. */
  static Mapping only(Mapping schema) {
    return new MappingBuilder(schema.span())
        .putAll(schema).put("type", "null").build().without("enum", "const", "default");
  }

  /** The published schema of {@code null} alone. */
  static Mapping type(Mapping place) {
    return new MappingBuilder(place.span()).put("type", "null").build();
  }
}
