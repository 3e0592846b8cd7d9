package io.mcpspec.spec.resolve;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.List;
import java.util.Set;

/** The keywords of JSON Schema 2020-12, and those of earlier drafts that are still met, by what their values are. */
final class SchemaKeywords {

  /** Mappings from names to schemas. */
  static final Set<String> MAPS =
      Set.of("properties", "patternProperties", "$defs", "definitions", "dependentSchemas");

  /** Lists of schemas. */
  static final Set<String> LISTS = Set.of("allOf", "anyOf", "oneOf", "prefixItems");

  /** Schemas. */
  static final Set<String> SCHEMAS =
      Set.of(
          "items", "additionalItems", "contains", "additionalProperties", "propertyNames", "unevaluatedItems",
          "unevaluatedProperties", "not", "if", "then", "else", "contentSchema");

  /** Numbers. */
  static final Set<String> NUMBERS =
      Set.of(
          "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "minContains",
          "maxContains", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf");

  /** Numbers of characters or bytes; a fact in KB or MB is converted for them. */
  static final Set<String> LENGTHS = Set.of("minLength", "maxLength");

  /** Names of schemas; no reference of ours is looked for in them. */
  static final Set<String> IDENTIFIERS =
      Set.of("$ref", "$id", "$schema", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary");

  /** Values of {@code type}. */
  static final List<String> TYPES =
      List.of("string", "integer", "number", "boolean", "object", "array", "null");

  private static final Set<String> OTHERS =
      Set.of(
          "type", "enum", "const", "pattern", "format", "required", "dependentRequired", "dependencies", "uniqueItems",
          "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment",
          "contentEncoding", "contentMediaType", "discriminator", "nullable");

  private static final List<Set<String>> ALL = List.of(MAPS, LISTS, SCHEMAS, NUMBERS, IDENTIFIERS, OTHERS);

  private SchemaKeywords() {}

  /** The schemas that a keyword holds; none where it holds something else. */
  static List<Node> schemasIn(Mapping.Entry keyword) {
    if (MAPS.contains(keyword.key()) && keyword.value() instanceof Mapping map) {
      return map.entries().stream().map(Mapping.Entry::value).toList();
    }
    if (LISTS.contains(keyword.key()) && keyword.value() instanceof Sequence list) {
      return list.items();
    }
    return SCHEMAS.contains(keyword.key()) ? List.of(keyword.value()) : List.of();
  }

  static boolean isKnown(String keyword) {
    return ALL.stream().anyMatch(group -> group.contains(keyword));
  }

  /** All keywords, in a fixed order. */
  static List<String> all() {
    return ALL.stream().flatMap(Set::stream).sorted().toList();
  }
}
