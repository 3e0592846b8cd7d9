package io.mcpspec.spec.resolve.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.spec.resolve.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas that servers publish may be odd; none of them stops the compiler in its tracks. */
class SchemaValuesTest {

  private static Spec tool(String input) {
    return Spec.of(
        "tools/a.yaml",
        "spec: tool/1\nname: a\neffect: read\ninput: " + input + "\nexamples: [{ title: t, input: { a: x } }]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ $schema: 'x://y', type: object }|Failed to load dialect 'x://y'",
        "{ type: object, allOf: [{ $ref: '#' }] }|it applies itself to the same value without end",
        "{ type: object, properties: { a: { not: { anyOf: [{ $ref: '#/properties/a' }] } } } }"
            + "|it applies itself to the same value without end"
      })
  void whatNoValidatorCanUseIsAWarning(String input, String reason) {
    assertThat(tool(input.replace('\'', '"')).diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.SCHEMA_NOT_CHECKED);
      assertThat(finding.notes()).containsExactly(reason);
    });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ type: object, properties: { a: { $ref: '#/$defs/x' } } }|4:49|the schema has no `$defs`|",
        "{ type: object, items: { $ref: '#/$defs/b' }, $defs: { bb: {} } }"
            + "|4:39|`#/$defs` has no `b`|did you mean `#/$defs/bb`?",
        "{ type: object, items: { $ref: '#/definitions/b' }, $defs: { b: {} } }"
            + "|4:39|the schema has no `definitions`|did you mean `#/$defs/b`?",
        "{ type: object, items: { $ref: '#/$defs/x' }, $defs: { one: {}, two: {} } }"
            + "|4:39|`#/$defs` has no `x`|references that exist: `#/$defs/one`, `#/$defs/two`",
        "{ type: object, items: { $ref: '#/allOf/1' }, allOf: [{}] }|4:39|`#/allOf` has no `1`|",
        "{ type: object, items: { $ref: '#b' }, $defs: { x: { $anchor: bb } } }"
            + "|4:39|the schema has no `$anchor: b`|did you mean `#bb`?",
        "{ type: object, items: { $ref: x.json } }"
            + "|4:39|it names another document, and the format has `$ref: type:NAME` for those|"
      })
  void aReferenceThatLeadsNowhereIsAnErrorAtItsPlace(String input, String place, String reason, String help) {
    assertThat(tool(input.replace('\'', '"')).diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.BROKEN_REF);
      assertThat(finding.span()).hasToString("tools/a.yaml:" + place);
      assertThat(finding.notes()).containsExactly(reason);
      assertThat(finding.helps()).isEqualTo(help == null ? List.of() : List.of(help));
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "priority", "prioritty", "'#/types/priority'", "types/priority.yaml", "./priority.json", "Type:priority",
      "'../types/priority.yaml#/schema'", "'#/$defs/priority'", "'#priority'"
  })
  void aReferenceThatMeansASharedTypeNamesIt(String reference) {
    Spec spec = tool("{ type: object, properties: { a: { type: array, items: { $ref: " + reference + " } } } }")
        .with("types/priority.yaml", "spec: type/1\nname: priority\nschema: { type: string, enum: [low, high] }\n");
    assertThat(spec.diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.BROKEN_REF);
      assertThat(finding.helps()).containsExactly("did you mean `type:priority`?");
    });
  }

  @Test
  void inAnAdoptedToolABrokenReferenceIsAWarning() {
    Spec spec = Spec.of("tools/a.yaml", "spec: tool/1\nname: a\neffect: read\nadopted: true\n"
        + "input: { type: object, properties: { a: { $ref: x } } }\n");
    assertThat(spec.diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.SCHEMA_NOT_CHECKED);
      assertThat(finding.message()).startsWith("`x` leads nowhere: ");
    });
  }

  @Test
  void aBrokenReferenceInASharedTypeIsReportedThereAlone() {
    Spec spec = tool("{ type: object, properties: { b: { $ref: type:x } } }")
        .with("types/x.yaml", "spec: type/1\nname: x\nschema: { anyOf: [{ $ref: '#/$defs/y' }, { type: string }] }\n");
    assertThat(spec.findings()).containsExactly("types/x.yaml:3:27: the reference `#/$defs/y` leads nowhere");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ type: object, properties: { a: { type: string }, b: { $ref: \"#\" } } }",
        "{ type: object, properties: { a: { $ref: \"#x\" } }, $defs: { q: { $anchor: x, type: string } } }",
        "{ $schema: \"http://json-schema.org/draft-07/schema#\", type: object, definitions: { a: {} } }",
        "{ $id: \"https://example.org/a\", type: object }",
        "{ type: object, properties: { a: true }, patternProperties: { \"^b\": false } }"
      })
  void whatIsOddButRightPasses(String input) {
    assertThat(tool(input).findings()).isEmpty();
  }

  @Test
  void endlessSharedTypesAreFoundWhereTheyAreUsed() {
    Spec spec = tool("{ type: object, properties: { b: { $ref: type:x } } }")
        .with("types/x.yaml", "spec: type/1\nname: x\nschema: { anyOf: [{ $ref: type:y }, { type: string }] }\n")
        .with("types/y.yaml", "spec: type/1\nname: y\nschema: { allOf: [{ $ref: type:x }] }\n");
    assertThat(spec.findings()).hasSize(3).allMatch(finding -> finding.contains("no validator can use this schema"));
  }
}
