package io.mcpspec.jsonschema.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.Nodes;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is vouched for is right by the validator's own rules, too. */
class SchemaFastPathTest {

  private static final Map<String, Node> TYPES = Map.of("city", Nodes.json("{\"type\":\"string\"}"));

  private static final List<String> KEYWORDS =
      List.of(
          "type", "properties", "$defs", "items", "additionalProperties", "propertyNames", "contains", "not", "allOf",
          "anyOf", "oneOf", "prefixItems", "unevaluatedProperties", "enum", "const", "default", "examples", "required",
          "pattern", "format", "title", "description", "$comment", "deprecated", "readOnly", "writeOnly",
          "uniqueItems", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties",
          "minContains", "maxContains", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
          "$ref", "$id", "$schema", "$anchor", "$dynamicAnchor",
          "$recursiveRef", "$recursiveAnchor", "$dynamicRef", "$vocabulary", "patternProperties", "dependentRequired",
          "dependentSchemas", "definitions", "if", "then", "else", "contentSchema",
          "contentEncoding", "contentMediaType",
          "unevaluatedItems", "additionalItems", "dependencies", "nullable", "discriminator", "x-own", "unknown");

  private static final List<String> VALUES =
      List.of(
          "{}", "[]", "null", "true", "false", "0", "1", "-1", "1.5", "\"\"", "\"string\"", "\"(\"", "\"#\"",
          "\"#/$defs/a\"", "\"type:city\"", "\"type:town\"", "[\"string\"]", "[\"a\",\"a\"]", "[1]", "[{}]",
          "[true]", "{\"a\":{}}", "{\"a\":1}", "{\"a\":{\"type\":\"strng\"}}", "{\"a\":[\"b\"]}", "{\"(\":{}}", "0.01",
          "123456789012", "\"http://json-schema.org/draft-07/schema#\"",
          "\"https://json-schema.org/draft/2020-12/schema\"", "\"https://example.org/a/b\"");

  static Stream<String> schemas() {
    return KEYWORDS.stream().flatMap(key -> VALUES.stream().map(value -> "{\"" + key + "\":" + value + "}"));
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void neverVouchesForWhatAValidatorRefuses(String schema) {
    Node node = Nodes.json(schema);
    if (new SchemaFastPath(TYPES).vouchesFor(node)) {
      SchemaValidator validator = new SchemaValidator(TYPES);
      Mapping dialect = Nodes.object("{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}");
      assertThat(validator.misfit(node, dialect)).isEmpty();
      assertThat(validator.isEndless(node) || validator.obstacle(node, false).isEmpty()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":[\"string\",\"null\"],\"maxLength\":3}}}",
        "{\"type\":\"object\",\"required\":[\"a\"],\"additionalProperties\":false}",
        "{\"items\":{\"$ref\":\"type:city\"},\"minItems\":0,\"multipleOf\":2,\"pattern\":\"^a$\"}",
        "{\"$ref\":\"#/$defs/a\",\"$defs\":{\"a\":true}}",
        "{\"$id\":\"https://example.org/a.json\",\"items\":{\"$ref\":\"#/$defs/a\"},\"$defs\":{\"a\":{\"if\":true}}}"
      })
  void vouchesForWhatIsUsual(String schema) {
    assertThat(new SchemaFastPath(TYPES).vouchesFor(Nodes.json(schema))).isTrue();
  }

  @Test
  void vouchesForNothingBesideADoubtfulType() {
    Map<String, Node> types = Map.of("city", Nodes.json("{\"$anchor\":\"x\"}"));
    assertThat(new SchemaFastPath(types).vouchesFor(Nodes.json("{}"))).isFalse();
  }
}
