package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Which keywords assert something, and about values of which type; all others are notes for readers. */
final class Keywords {

  private static final List<String> ANY_TYPE =
      List.of("enum", "const", "allOf", "anyOf", "oneOf", "not", "if", "$ref", "$dynamicRef", "$recursiveRef");
  private static final List<String> NUMERIC =
      List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf");
  private static final Map<String, List<String>> BY_TYPE =
      new TreeMap<>(
          Map.of(
              "string", List.of("minLength", "maxLength", "pattern"),
              "integer", NUMERIC,
              "number", NUMERIC,
              "array",
                  List.of(
                      "items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minItems", "maxItems",
                      "uniqueItems"),
              "object",
                  List.of(
                      "properties", "patternProperties", "additionalProperties", "unevaluatedProperties",
                      "propertyNames", "required", "dependentRequired", "dependentSchemas", "dependencies",
                      "minProperties", "maxProperties")));

  private static final Set<String> ALL = new HashSet<>(ANY_TYPE);

  static {
    ALL.add("type");
    BY_TYPE.values().forEach(ALL::addAll);
  }

  private Keywords() {}

  /** The assertions of {@code schema} that can fail for a value of {@code type}. */
  static Set<String> about(String type, Mapping schema) {
    List<String> own = BY_TYPE.getOrDefault(type, List.of());
    Set<String> found = new LinkedHashSet<>(schema.keys());
    found.removeIf(keyword -> !own.contains(keyword) && !ANY_TYPE.contains(keyword));
    return found;
  }

  /** Every assertion of {@code schema}, {@code type} included. */
  static Set<String> all(Mapping schema) {
    Set<String> found = new LinkedHashSet<>(schema.keys());
    found.retainAll(ALL);
    return found;
  }

  /** The names under {@code type}; empty when it is missing. */
  static Set<String> types(Mapping schema) {
    Set<String> found = new LinkedHashSet<>();
    schema.get("type").ifPresent(node -> strings(node, found));
    return found;
  }

  private static void strings(Node node, Set<String> found) {
    if (node instanceof Scalar scalar && scalar.isString()) {
      found.add(scalar.text());
    } else if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> strings(item, found));
    }
  }

  /** Whether {@code node} is {@code null}. */
  static boolean isNull(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }

  /** The items of a list; none when it is none. */
  static List<Node> items(Mapping schema, String keyword) {
    return schema.get(keyword).map(node -> node instanceof Sequence list ? list.items() : List.<Node>of())
        .orElse(List.of());
  }
}
