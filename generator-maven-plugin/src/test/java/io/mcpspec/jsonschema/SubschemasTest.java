package io.mcpspec.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.fixture.Nodes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One line for each place where a schema may hold schemas, and for what only looks like one. */
class SubschemasTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"not":{}}                              | not
      {"if":{},"then":true,"else":false}      | if then else
      {"allOf":[{},true],"anyOf":[{}]}        | allOf/0 allOf/1 anyOf/0
      {"oneOf":[{}]}                          | oneOf/0
      {"properties":{"enum":{},"b":{}}}       | properties/enum properties/b
      {"patternProperties":{"^a":{}}}         | patternProperties/^a
      {"additionalProperties":false}          | additionalProperties
      {"unevaluatedProperties":{}}            | unevaluatedProperties
      {"propertyNames":{}}                    | propertyNames
      {"dependentSchemas":{"a":{}}}           | dependentSchemas/a
      {"dependencies":{"a":{},"b":["c"],"d":true}} | dependencies/a dependencies/d
      {"dependentRequired":{"a":["b"]}}       | ''
      {"items":{}}                            | items
      {"items":[{},true]}                     | items/0 items/1
      {"prefixItems":[{}],"items":false}      | prefixItems/0 items
      {"additionalItems":{}}                  | additionalItems
      {"unevaluatedItems":{}}                 | unevaluatedItems
      {"contains":{}}                         | contains
      {"contentSchema":{}}                    | contentSchema
      {"$defs":{"a":{}},"definitions":{"b":{}}} | $defs/a definitions/b
      {"enum":[{}],"const":{},"default":{},"examples":[{}]} | ''
      {"x-schema":{},"unknown":{"a":{}},"discriminator":{"mapping":{}}} | ''
      true                                    | ''
      """)
  void findsTheSchemasInASchema(String schema, String paths) {
    assertThat(Subschemas.in(Nodes.json(schema)).stream().map(found -> String.join("/", found.path())))
        .containsExactly(paths.isEmpty() ? new String[0] : paths.split(" "));
  }

  /** A value that cannot be a schema is found where a schema belongs, so that its readers see it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"not":1}                    | not
      {"additionalProperties":[{}]} | additionalProperties
      {"allOf":{"a":{}}}           | ''
      {"properties":[{}]}          | ''
      {"properties":{"a":1}}       | properties/a
      {"allOf":["a"]}              | allOf/0
      {"prefixItems":{}}           | ''
      """)
  void keepsToTheTableInMalformedSchemas(String schema, String paths) {
    findsTheSchemasInASchema(schema, paths);
  }

  @Test
  void replacesSchemasAndOtherValues() {
    Mapping schema = Nodes.object("""
        {"properties":{"a":{}},"items":[{}],"dependencies":{"a":{},"b":["c"]},"title":"t","enum":[{}]}""");
    Node replaced = Subschemas.replace(
        schema, part -> Scalar.bool(false, part.span()), (keyword, value) -> Scalar.string(keyword, value.span()));
    assertThat(JsonWriter.compact(replaced)).isEqualTo("""
        {"properties":{"a":false},"items":[false],"dependencies":{"a":false,"b":"dependencies"},\
        "title":"title","enum":"enum"}""");
  }

  @Test
  void keepsASchemaInWhichNothingChanges() {
    Mapping schema = Nodes.object("{\"properties\":{\"a\":{}},\"allOf\":[{}],\"items\":{},\"title\":\"t\"}");
    assertThat(Subschemas.replace(schema, part -> part)).isSameAs(schema);
    assertThat(Subschemas.of(schema)).isEqualTo(List.of(
        Nodes.json("{}"), Nodes.json("{}"), Nodes.json("{}")));
  }
}
