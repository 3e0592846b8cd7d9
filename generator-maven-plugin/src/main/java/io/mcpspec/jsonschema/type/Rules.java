package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads rules about members together from a schema's keywords; what no rule can say is left to a check. */
final class Rules {

  private static final Set<String> COUNTS = Set.of("minProperties", "maxProperties");

  private Rules() {}

  /** All rules of a schema. */
  static List<Rule> of(Mapping schema) {
    List<Rule> rules = new ArrayList<>();
    Size size = Size.of(new SchemaMembers(schema), "minProperties", "maxProperties");
    if (size.bounded()) {
      rules.add(new Rule.Count(size));
    }
    for (Mapping.Entry entry : entries(schema, "dependentRequired")) {
      List<String> others = texts(entry.value());
      if (!others.isEmpty()) {
        rules.add(new Rule.Needs(entry.key(), others));
      }
    }
    if (saysAll("dependentSchemas", schema)) {
      entries(schema, "dependentSchemas").forEach(entry -> dependent(entry, rules));
    }
    return rules;
  }

  /** Whether the rules say all that a keyword says. */
  static boolean saysAll(String keyword, Mapping schema) {
    return COUNTS.contains(keyword)
        || keyword.equals("dependentRequired")
        || keyword.equals("dependentSchemas")
            && entries(schema, keyword).stream().allMatch(entry -> isRule(entry.value()));
  }

  private static boolean isRule(Node node) {
    return node instanceof Mapping schema
        && schema.keys().equals(List.of("properties"))
        && entries(schema, "properties").stream().allMatch(entry ->
            SchemaMembers.isFalse(entry.value()) || !values(entry.value()).isEmpty());
  }

  private static void dependent(Mapping.Entry entry, List<Rule> rules) {
    for (Mapping.Entry other : entries((Mapping) entry.value(), "properties")) {
      rules.add(SchemaMembers.isFalse(other.value())
          ? new Rule.Excludes(entry.key(), other.key())
          : new Rule.Narrows(entry.key(), other.key(), values(other.value())));
    }
  }

  /** The strings and booleans of a schema that is an enum of such and nothing else. */
  private static List<Scalar> values(Node node) {
    if (!(node instanceof Mapping schema) || !schema.keys().equals(List.of("enum"))) {
      return List.of();
    }
    List<Node> values = new SchemaMembers(schema).list("enum");
    List<Scalar> fixed = values.stream()
        .filter(Scalar.class::isInstance)
        .map(Scalar.class::cast)
        .filter(value -> value.isString() || value.kind() == Scalar.Kind.BOOLEAN)
        .toList();
    return fixed.size() == values.size() ? fixed : List.of();
  }

  private static List<Mapping.Entry> entries(Mapping schema, String keyword) {
    return new SchemaMembers(schema).entries(keyword);
  }

  private static List<String> texts(Node list) {
    List<Node> items = list instanceof Sequence sequence ? sequence.items() : List.of();
    return items.stream().filter(Scalar.class::isInstance).map(item -> ((Scalar) item).text()).toList();
  }
}
