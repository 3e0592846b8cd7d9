package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a schema says is JSON Schema 2020-12, has an effect and can be kept to. */
class SoundSchemasTest {

  private static final int INDENT = "    a: ".length();

  private static List<Diagnostic> findings(String schema) {
    return Spec.of("tools/a.yaml", "spec: tool/1\nname: a\neffect: read\ninput:\n  type: object\n  properties:\n    a: "
            + schema + "\n")
        .with("types/city.yaml", "spec: type/1\nname: city\nschema: { type: string, minLength: 2 }\n")
        .with("types/base.yaml", "spec: type/1\nname: base\nschema: { type: object, properties: { x: true } }\n")
        .diagnostics();
  }

  private static void assertFinding(String schema, Severity severity, String code, String at, String help) {
    assertThat(findings(schema)).singleElement().satisfies(finding -> {
      assertThat(finding.severity()).isEqualTo(severity);
      assertThat(finding.code().slug()).isEqualTo(code);
      assertThat(schema.substring(finding.span().start().column() - 1 - INDENT)).startsWith(at);
      assertThat(String.join("; ", finding.helps())).contains(help);
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { enum: a }                                 | a          | write `enum: [a]`
      { properties: [a] }                         | [a]        | write `properties: { name: … }`
      { properties: { x: string } }               | string     | write `{ type: string }`
      { required: true }                          | true       | list the property under `required`
      { required: a }                             | a          | write `[a]`
      { required: [1] }                           | 1          | write `"1"` in quotes
      { minLength: -1 }                           | -1         | write a whole number from 0 up
      { minItems: 1.5 }                           | 1.5        | write a whole number from 0 up
      { maxLength: "3" }                          | "3"        | write `3` without quotes
      { minimum: "3" }                            | "3"        | write `3` without quotes
      { exclusiveMinimum: true }                  | true       | write the bound itself, such as `exclusiveMinimum: 5`
      { multipleOf: -2 }                          | -2         | write a number above 0
      { items: [{}] }                             | [{}]       | write `prefixItems` for a list of schemas
      { oneOf: [] }                               | []         | add a schema, or remove it
      { anyOf: { type: string } }                 | { type     | write `anyOf: [ … ]`
      { allOf: [string] }                         | string     | write `{ type: string }`
      { type: [string, null] }                    | null       | write `"null"` in quotes
      { type: [string, string] }                  | string] }  | remove one of them
      { type: [] }                                | []         | name a type, or remove it
      { uniqueItems: "true" }                     | "true"     | write `true` or `false`, without quotes
      { additionalProperties: "false" }           | "false"    | write `false` without quotes
      { description: 5 }                          | 5          | write `"5"` in quotes
      { examples: a }                             | a          | write `examples: [a]`
      { dependentRequired: { b: c } }             | c          | write `[c]`
      { pattern: 5 }                              | 5          | write `"5"` in quotes
      """)
  void whatIsNotJsonSchemaIsAnError(String schema, String at, String help) {
    assertFinding(schema, Severity.ERROR, "bad-schema", at, help);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { type: string, nullable: true }            | nullable   | write `type: [string, "null"]`
      { nullable: true }                          | nullable   | write `anyOf: [ …, { type: "null" } ]`
      { type: string, example: b }                | example    | write `examples: ["b"]`
      { type: object, discriminator: {} }         | discrim    | `const`
      { type: object, xml: {} }                   | xml        | remove it
      { type: string, optional: true }            | optional   | `required`
      { type: string, minimumLength: 3 }          | minimumL   | did you mean `minLength`?
      { type: string, min: 3 }                    | min        | write `minimum`, `minLength`
      { type: string, choices: [b] }              | choices    | write `enum`
      { type: object, dependencies: {} }          | dependen   | write `dependentRequired` or `dependentSchemas`
      { type: array, additionalItems: false }     | addition   | write `prefixItems`
      """)
  void keywordsOfOtherLanguagesAreWarnings(String schema, String at, String help) {
    assertFinding(schema, Severity.WARNING, "unknown-keyword", at, help);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { type: string, enum: [1.10] }              | 1.10       | write `"1.10"`
      { type: string, enum: [on, true] }          | true       | write `"true"`
      { type: string, enum: [none, null] }        | null       | write `"null"`
      { type: string, const: 3 }                  | 3          | write `"3"`
      { type: integer, enum: [1, "2"] }           | "2"        | write `2`
      { type: boolean, const: "true" }            | "true"     | write `true`
      { type: boolean, enum: [true, no] }         | no         | write `false`
      { type: boolean, const: on }                | on         | write `true`
      { type: integer, enum: [1, 2.5] }           | 2.5        | let `type` allow it
      { type: string, const: b, enum: [c] }       | b          | let `enum` allow it
      { type: string, maxLength: 2, enum: [abc] } | abc        | let `maxLength` allow it
      { type: string, pattern: "^b", enum: [c] }  | c          | let `pattern` allow it
      { type: integer, minimum: 2, enum: [1, 3] } | 1          | let `minimum` allow it
      { $ref: type:city, enum: [b, bc] }          | b,         | let `minLength` allow it
      { type: string, not: { const: b }, enum: [b, c] } | b, c | let `not` allow it
      """)
  void aListedValueThatIsRefusedIsAnError(String schema, String at, String help) {
    assertFinding(schema, Severity.ERROR, "value-mismatch", at, help);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { type: string, minLength: 3, maxLength: 2 }                             | 3,
      { type: string, pattern: "/^[a-z]+$/" }                                  | "/
      { type: string, pattern: "a^b" }                                         | "a^
      { type: array, minItems: 3, maxItems: 2 }                                | 3,
      { type: object, minProperties: 3, maxProperties: 2 }                     | 3,
      { type: number, minimum: 3, maximum: 2 }                                 | 3,
      { type: number, minimum: 3, exclusiveMaximum: 3 }                        | 3,
      { type: integer, exclusiveMinimum: 1, exclusiveMaximum: 2 }              | 1,
      { type: integer, minimum: 1, maximum: 4, multipleOf: 5 }                 | 5 }
      { type: string, maxLength: 3, pattern: "^[A-Z]{4}$" }                    | "^
      { type: string, minLength: 5, pattern: "^[A-Z]{4}$" }                    | "^
      { type: object, minProperties: 2, properties: { x: true }, additionalProperties: false } | 2,
      { type: object, required: [x], properties: { x: false } }                | x], prop
      { type: object, required: [x, y], maxProperties: 1 }                     | 1 }
      { type: object, required: [Xy], propertyNames: { pattern: "^[a-z]+$" } } | Xy]
      { type: array, minItems: 2, prefixItems: [{ type: string }], items: false } | 2,
      { type: array, contains: { const: 1 }, minContains: 2, maxContains: 1 }  | 1 }
      { type: array, contains: { const: 1 }, maxItems: 0 }                     | { const
      { type: array, uniqueItems: true, minItems: 3, items: { enum: [1, 2] } } | 3,
      { allOf: [{ type: string }, { type: integer }] }                         | integer
      { type: integer, allOf: [{ $ref: type:city }] }                          | integer
      { type: string, anyOf: [{ type: integer }, { const: 1 }] }               | [{
      { type: string, not: {} }                                                | {} }
      { type: string, not: { type: string } }                                  | { type: string } }
      { type: string, minLength: 3, not: { minLength: 2 } }                    | { minLength: 2
      { not: { type: [string, number, boolean, object, array, "null"] } }      | { type: [
      { type: array, contains: { type: string }, items: { type: integer } }    | { type: string
      { type: array, uniqueItems: true, minItems: 4, items: { type: [boolean, "null"] } } | 4,
      { enum: [] }                                                             | [] }
      { allOf: [{ enum: [b] }, { enum: [c] }] }                                | [b]
      """)
  void whatNothingFitsIsAnError(String schema, String at) {
    assertFinding(schema, Severity.ERROR, "nothing-fits", at, "");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { type: array, properties: { x: {} } }          | properties
      { type: object, items: {} }                     | items
      { type: integer, maxLength: 3 }                 | maxLength
      { type: string, minimum: 3 }                    | minimum
      { enum: [b, c], minimum: 3 }                    | minimum
      { const: 5, minLength: 2 }                      | minLength
      { type: array, maxItems: 1, prefixItems: [{}, { type: integer }] } | { type: integer
      { type: integer, format: date-time }            | format
      { type: array, contains: {}, minContains: 0 }   | contains
      { $ref: type:city, maximum: 3 }                 | maximum
      { type: string, if: { const: b } }              | if
      { type: string, then: { const: b } }            | then
      { type: array, minContains: 2 }                 | minContains
      { type: string, contentSchema: {} }             | contentSchema
      { type: object, propertyNames: {}, additionalProperties: false } | propertyNames
      { $ref: type:base, additionalProperties: false } | false
      { type: string, anyOf: [{ type: integer }, { minLength: 1 }] } | { type: integer
      """)
  void keywordsWithoutEffectAreWarnings(String schema, String at) {
    assertFinding(schema, Severity.WARNING, "keyword-without-effect", at, "");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { oneOf: [{ type: string }, { type: string, maxLength: 5 }] }    | { type: string, maxLength
      { oneOf: [{ type: integer }, { type: number }] }                 | { type: integer
      { oneOf: [{ const: b }, { type: string }] }                      | { const
      { oneOf: [{ type: number, minimum: 5 }, { type: number, minimum: 1 }] } | { type: number, minimum: 5
      { oneOf: [{ type: object, required: [x] }, { type: object }] }   | { type: object, req
      """)
  void aSchemaWithinAnotherOfOneOfIsAWarning(String schema, String at) {
    assertFinding(schema, Severity.WARNING, "one-of-overlap", at, "write `anyOf`");
  }

  @Test
  void aValueThatIsListedTwiceIsAWarning() {
    assertFinding("{ enum: [1, b, 1.0] }", Severity.WARNING, "duplicate-value", "1.0", "remove one of them");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      { type: string, format: datetime } | datetime | did you mean `date-time`?
      { type: string, format: phone }    | phone    | describe the form
      """)
  void aFormatThatNobodyDefinesIsAWarning(String schema, String at, String help) {
    assertFinding(schema, Severity.WARNING, "unknown-format", at, help);
  }

  @Test
  void defaultsAndExamplesFitTheirSchema() {
    assertFinding("{ type: string, default: 5 }", Severity.ERROR, "default-mismatch", "5", "write `\"5\"`");
    assertFinding("{ type: string, examples: [5] }", Severity.WARNING, "example-mismatch", "5", "write `\"5\"`");
    assertFinding("{ $ref: type:city, default: b }", Severity.ERROR, "default-mismatch", "b", "");
  }

  @Test
  void aTypeThatNothingFitsIsReportedOnceWhoeverUsesIt() {
    Spec spec = Spec.of("types/x.yaml", "spec: type/1\nname: x\nschema: { type: string, pattern: \"^[A-Z\" }\n");
    for (String name : List.of("a", "b")) {
      spec.with("tools/" + name + ".yaml", "spec: tool/1\nname: " + name
          + "\neffect: read\ninput: { type: object, properties: { p: { $ref: type:x } } }\n");
    }
    assertThat(spec.diagnostics()).singleElement().satisfies(finding -> {
      assertThat(finding.code().slug()).isEqualTo("bad-pattern");
      assertThat(finding.span()).hasToString("types/x.yaml:3:34");
    });
  }

  @Test
  void aRequiredNameThatIsNotDeclaredIsAWarningWhereOthersAre() {
    assertFinding("{ type: object, properties: { name: {} }, required: [nam] }", Severity.WARNING, "unknown-property",
        "nam]", "did you mean `name`?");
    assertFinding("{ type: object, properties: { name: {} }, required: [size] }", Severity.WARNING, "unknown-property",
        "size]", "declare it under `properties`");
  }

  @Test
  void patternsOfNamesAreCheckedToo() {
    assertFinding(
        "{ type: object, patternProperties: { \"(a\": {} } }", Severity.ERROR, "bad-pattern", "\"(a",
        "close it with `)`");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{ type: [string, \"null\"], enum: [b, null] }", "{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }",
    "{ type: object, properties: { x: false } }", "{ type: object, additionalProperties: false }",
    "{ allOf: [{ enum: [b, c] }, { enum: [c, d] }] }", "{ type: integer, format: int64 }",
    "{ type: object, properties: { k: { const: x } }, if: { properties: { k: { const: x } } }, then: true }",
    "{ $ref: type:city, pattern: \"^b\" }", "{ type: array, prefixItems: [{}], items: false, minItems: 1 }",
    "{ oneOf: [{ type: string }, { type: integer }] }", "{ type: string, x-unit: b }", "{ definitions: { x: {} } }",
    "{ type: object, required: [x], patternProperties: { \"^x\": {} }, additionalProperties: false }",
    "{ type: object, additionalProperties: { $ref: \"#\" } }", "{ type: integer, const: 1.0 }",
    "{ anyOf: [{ required: [x] }, { required: [y] }], type: object }", "{ minLength: 1, minItems: 1 }",
    "{ not: { type: \"null\" } }", "{ type: string, not: { enum: [b, c] } }", "{ not: { required: [x] } }",
    "{ enum: [b, 1], minimum: 0 }", "{ type: array, contains: { const: 3 }, items: { type: integer } }",
    "{ type: array, contains: { type: string }, minContains: 0, maxContains: 1, items: { type: integer } }",
    "{ type: object, required: [x] }", "{ type: object, properties: { y: {} }, allOf: [{ required: [x] }] }"
  })
  void whatIsSoundHasNoFinding(String schema) {
    assertThat(findings(schema)).isEmpty();
  }
}
