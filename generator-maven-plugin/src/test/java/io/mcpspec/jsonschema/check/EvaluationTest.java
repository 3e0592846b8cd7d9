package io.mcpspec.jsonschema.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.Nodes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** What is decided here is decided by the validator in the same way. */
class EvaluationTest {

  private static final String CITY = "{\"type\":\"string\",\"minLength\":2}";
  private static final Evaluation PLAIN = new Evaluation(Map.of("city", Nodes.json(CITY)));

  private static final List<String> VALUES =
      List.of(
          "null", "true", "false", "0", "1", "-1", "1.0", "1.5", "2e3", "12345678901234567890", "\"\"", "\"a\"",
          "\"ab\"",
          "\"\uD83D\uDE00\"", "\"2026-01-01\"", "[]", "[1]", "[1,1]", "[\"a\",2]", "[[\"ab\"]]", "{}", "{\"a\":1}",
          "{\"a\":\"x\",\"b\":null}", "{\"b\":{\"a\":1}}", "{\"$ref\":\"#\"}");

  /** Every keyword of JSON Schema in several forms, and some that are none. */
  static final List<String> SCHEMAS =
      List.of(
          "true", "false", "{}", "{\"type\":\"string\"}", "{\"type\":\"integer\"}", "{\"type\":\"number\"}",
          "{\"type\":\"boolean\"}", "{\"type\":\"null\"}", "{\"type\":\"array\"}", "{\"type\":\"object\"}",
          "{\"type\":[\"array\",\"null\",\"string\"]}", "{\"enum\":[1,\"a\",{\"a\":1}]}", "{\"const\":1.0}",
          "{\"const\":[1]}", "{\"minLength\":1}", "{\"maxLength\":1}", "{\"pattern\":\"^b\"}", "{\"minimum\":1}",
          "{\"maximum\":1.0}", "{\"exclusiveMinimum\":1}", "{\"exclusiveMaximum\":1}", "{\"multipleOf\":2}",
          "{\"minItems\":1}", "{\"maxItems\":1}", "{\"uniqueItems\":true}", "{\"items\":{\"type\":\"integer\"}}",
          "{\"items\":false}", "{\"prefixItems\":[{\"type\":\"string\"}],\"items\":{\"type\":\"integer\"}}",
          "{\"contains\":{\"type\":\"string\"}}", "{\"minProperties\":1}", "{\"maxProperties\":1}",
          "{\"required\":[\"a\"]}", "{\"properties\":{\"a\":{\"type\":\"integer\"}}}",
          "{\"additionalProperties\":false}",
          "{\"properties\":{\"a\":true},\"additionalProperties\":false}",
          "{\"additionalProperties\":{\"type\":\"integer\"}}", "{\"properties\":{\"b\":{\"required\":[\"a\"]}}}",
          "{\"patternProperties\":{\"^a\":{\"type\":\"string\"}},\"additionalProperties\":false}",
          "{\"propertyNames\":{\"const\":\"b\"}}", "{\"dependentRequired\":{\"a\":[\"b\"]}}",
          "{\"dependentSchemas\":{\"a\":false}}", "{\"allOf\":[{\"type\":\"integer\"}]}",
          "{\"anyOf\":[{\"type\":\"integer\"}]}", "{\"oneOf\":[true,true]}", "{\"not\":{\"type\":\"integer\"}}",
          "{\"if\":true,\"then\":false}", "{\"then\":false}", "{\"minContains\":1}", "{\"contentEncoding\":\"base64\"}",
          "{\"contentMediaType\":\"application/json\"}",
          "{\"contentMediaType\":\"application/json\",\"contentSchema\":false}", "{\"nullable\":false}",
          "{\"definitions\":{\"a\":false}}", "{\"unevaluatedProperties\":false}", "{\"unevaluatedItems\":false}",
          "{\"$ref\":\"type:city\"}", "{\"$ref\":\"#/$defs/n\",\"$defs\":{\"n\":{\"type\":\"integer\"}}}",
          "{\"$ref\":\"#/$defs/n\",\"minimum\":1,\"$defs\":{\"n\":{\"type\":\"integer\"}}}",
          "{\"format\":\"date\",\"title\":\"t\",\"default\":1,\"examples\":[1],\"deprecated\":true}",
          "{\"items\":{\"$ref\":\"type:city\"}}", "{\"items\":{\"items\":{\"$ref\":\"type:city\"}}}");

  @ParameterizedTest
  @FieldSource("SCHEMAS")
  void neverContradictsTheValidator(String schema) {
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
        SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of("type:city", CITY)));
    Node node = Nodes.json(schema);
    for (String value : VALUES) {
      Verdict verdict = PLAIN.of(Nodes.json(value), SchemaPart.whole(node));
      if (verdict != Verdict.UNKNOWN) {
        assertThat(registry.getSchema(schema, InputFormat.JSON).validate(value, InputFormat.JSON).isEmpty())
            .as("%s against %s", value, schema).isEqualTo(verdict == Verdict.FITS);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      "ab"                     | {"$ref":"type:city"}
      [["ab","cd"]]            | {"items":{"items":{"$ref":"type:city"}}}
      {"a":{"b":[1,2.5,null]}} | {"properties":{"a":{"properties":{"b":{"items":{"type":["number","null"]}}}}}}
      {"a":1}                  | {"properties":{"a":{"minimum":1}},"required":["a"],"additionalProperties":false}
      {"x":"y"}                | {"additionalProperties":{"type":"string","maxLength":1},"maxProperties":1}
      2                        | {"$ref":"#/$defs/n","$defs":{"n":{"type":"integer","enum":[1,2]}}}
      "a"                      | {"minimum":5,"minItems":3,"required":["b"],"description":"only for others"}
      """)
  void vouchesForWhatIsPlain(String value, String schema) {
    assertThat(PLAIN.fits(Nodes.json(value), Nodes.json(schema))).isTrue();
  }

  @Test
  void aReferenceThatLeadsNowhereIsNotVouchedFor() {
    assertThat(PLAIN.fits(Nodes.json("1"), Nodes.json("{\"$ref\":\"type:town\"}"))).isFalse();
    assertThat(PLAIN.fits(Nodes.json("1"), Nodes.json("{\"$ref\":\"#/$defs/n\"}"))).isFalse();
    assertThat(PLAIN.fits(Nodes.json("1"), Nodes.json("{\"$ref\":\"#\"}"))).isFalse();
  }
}
