package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code x} moves in 1.1.0, the second of three releases. */
class MoveCheckTest {

  private static List<Diagnostic> findings(String move, String entries) {
    return Spec.of(
            "prompts/p/prompt.yaml",
            """
            spec: prompt/1
            id: p
            outline:
              - { id: x, heading: X, revisions: [{ at: 1.1.0, moved: { %s }, why: w }] }
            """.formatted(move) + entries)
        .diagnostics();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  - { id: goal, heading: T }\n",
        "  - { id: goal, since: 1.1.0, heading: T }\n",
        "  - { id: goal, revisions: [{ at: 1.1.0, heading: T }] }\n",
        "  - { id: goal, heading: T, revisions: [{ at: 2.0.0, removed: true, why: w }] }\n",
        "  - { id: goal, heading: T, revisions: [{ at: 1.0.0, removed: true, why: w }, { at: 1.1.0, heading: T }] }\n",
        "  - { id: a, heading: A, revisions: [{ at: 1.1.0, removed: true, why: w }], children:\n"
            + "      [{ id: goal, heading: T, revisions: [{ at: 1.1.0, moved: { after: b }, why: w }] }] }\n"
            + "  - { id: b, heading: B }\n"
      })
  void theTargetIsThere(String entries) {
    assertThat(findings("after: goal", entries)).isEmpty();
    assertThat(findings("under: goal", entries)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  - { id: goal, since: 2.0.0, heading: T }\n",
        "  - { id: goal, revisions: [{ at: 2.0.0, heading: T }] }\n",
        "  - { id: goal, heading: T, revisions: [{ at: 1.1.0, removed: true, why: w }] }\n",
        "  - { id: a, since: 2.0.0, heading: A, children: [{ id: goal, heading: T }] }\n",
        "  - { id: a, since: 2.0.0, heading: A }\n"
            + "  - { id: goal, heading: T, revisions: [{ at: 1.0.0, moved: { under: b }, why: w }] }\n"
            + "  - { id: b, heading: B, revisions: [{ at: 1.1.0, removed: true, why: w }] }\n"
      })
  void theTargetIsNotThere(String entries) {
    assertThat(findings("after: goal", entries)).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.BAD_MOVE);
      assertThat(finding.span()).hasToString("prompts/p/prompt.yaml:4:67");
      assertThat(finding.message()).isEqualTo("release `1.1.0` has no `goal` to move to");
    });
  }

  @Test
  void namesTheNearestEntryThatIsThere() {
    String entries = "  - { id: goal, since: 2.0.0, heading: T }\n  - { id: goals, heading: G }\n";
    assertThat(findings("after: goal", entries)).singleElement()
        .satisfies(finding -> assertThat(finding.helps()).containsExactly("did you mean `goals`?"));
    assertThat(findings("after: gaol", "  - { id: goal, heading: T }\n")).singleElement().satisfies(finding -> {
      assertThat(finding.code()).isEqualTo(Code.UNKNOWN_SECTION);
      assertThat(finding.helps()).containsExactly("did you mean `goal`?");
    });
  }
}
