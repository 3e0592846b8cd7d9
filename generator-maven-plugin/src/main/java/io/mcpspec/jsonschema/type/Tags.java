package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the member that tells the variants of a union apart: required in all, a different fixed string in each. */
final class Tags {

  private Tags() {}

  static Optional<String> find(List<Mapping> variants) {
    return properties(variants.get(0)).keys().stream().filter(name -> tells(variants, name)).findFirst();
  }

  private static boolean tells(List<Mapping> variants, String name) {
    List<String> values = variants.stream().flatMap(variant -> value(variant, name).stream()).distinct().toList();
    return values.size() == variants.size();
  }

  /** The fixed value of {@code name} in an object that requires it. */
  static Optional<String> value(Mapping variant, String name) {
    SchemaMembers members = new SchemaMembers(variant);
    boolean combined = members.has("anyOf") || members.has("oneOf");
    boolean object = members.types().equals(Set.of("object")) && !combined;
    boolean required = members.texts("required").contains(name);
    Optional<Node> member = properties(variant).get(name);
    return object && required ? member.flatMap(Tags::fixed) : Optional.empty();
  }

  private static Optional<String> fixed(Node schema) {
    if (!(schema instanceof Mapping mapping)) {
      return Optional.empty();
    }
    List<Node> one = new SchemaMembers(mapping).list("enum");
    Optional<Node> value = mapping.get("const").or(() -> one.size() == 1 ? Optional.of(one.get(0)) : Optional.empty());
    return value.flatMap(node -> node instanceof Scalar s && s.isString() ? Optional.of(s.text()) : Optional.empty());
  }

  private static Mapping properties(Mapping schema) {
    return schema.mapping("properties").orElse(new Mapping(List.of(), schema.span()));
  }
}
