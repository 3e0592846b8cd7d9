package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Severity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnnotationCheckTest {

  private static Spec tool(String annotations) {
    return Spec.of("tools/a.yaml", "spec: tool/1\nname: a\neffect: read\nannotations: " + annotations
        + "\ninput: { type: object }\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ readonlyHint: true }|4:16|MCP has no annotation `readonlyHint`|did you mean `readOnlyHint`?",
        "{ destructive_hint: true }|4:16|MCP has no annotation `destructive_hint`|did you mean `destructiveHint`?",
        "{ readOnlyHint: yes }|4:30|`readOnlyHint` is true or false in MCP, this is a string|write true or false",
        "{ title: 7 }|4:23|`title` is a string in MCP, this is an integer|quote it"
      })
  void whatClientsOverlookIsAWarning(String annotations, String place, String message, String help) {
    assertThat(tool(annotations).diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.severity()).isEqualTo(Severity.WARNING);
      assertThat(found.span()).hasToString("tools/a.yaml:" + place);
      assertThat(found.message()).isEqualTo(message);
      assertThat(found.helps()).containsExactly(help);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "{}", "{ readOnlyHint: true, title: A }", "{ audience: [user], priority: 0.5 }"})
  void whatMcpHasOrOthersAddIsFine(String annotations) {
    assertThat(tool(annotations).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"[readOnlyHint]|expected a mapping, this is a list", "read|unknown annotation `read`"})
  void annotationsAreAMappingOrNone(String annotations, String message) {
    assertThat(tool(annotations).diagnostics()).singleElement()
        .satisfies(found -> assertThat(found.message()).isEqualTo(message));
  }
}
