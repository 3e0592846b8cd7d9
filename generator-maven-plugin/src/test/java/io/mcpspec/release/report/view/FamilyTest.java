package io.mcpspec.release.report.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class FamilyTest {

  private final Findings findings = new Findings();

  private void resource(int number) {
    findings.add(Rule.RESOURCE_REMOVED_OR_URI_CHANGED, Level.BREAKING, "resource/demo://items/" + number,
        "resource `demo://items/" + number + "` is gone", "from", "demo://items/" + number);
  }

  private void parameter(String tool, String parameter) {
    findings.add(Rule.INPUT_OPTIONAL_PARAM_ADDED, Level.COMPATIBLE,
        "tool/" + tool + "#/input/properties/" + parameter,
        "tool `" + tool + "`: input `" + parameter + "` is new");
  }

  @Test
  void theSameAtManyItemsIsOneFamily() {
    for (int i = 1; i <= 100; i++) {
      resource(i);
    }
    List<Family> families = Family.of(findings.list());

    assertThat(families).hasSize(1);
    assertThat(families.get(0).message()).isEqualTo("resource `demo://items/…` is gone (100 times)");
    assertThat(families.get(0).messageWithNames()).endsWith(
        ": `demo://items/1`, `demo://items/2`, `demo://items/3`, `demo://items/4`, `demo://items/5` and 95 more");
    assertThat(families.get(0).findings()).extracting(Finding::fingerprint).doesNotHaveDuplicates().hasSize(100);
  }

  @Test
  void anotherParameterIsAnotherFamily() {
    List.of("a", "b", "c").forEach(tool -> parameter(tool, "limit"));
    List.of("a", "b", "c", "d").forEach(tool -> parameter(tool, "page"));
    parameter("a", "depth");

    assertThat(Family.of(findings.list())).extracting(Family::message).containsExactly(
        "tool `…`: input `limit` is new (3 times)", "tool `…`: input `page` is new (4 times)",
        "tool `a`: input `depth` is new");
  }

  @Test
  void twoStayTwo() {
    resource(1);
    resource(2);

    assertThat(Family.of(findings.list())).hasSize(2).noneMatch(Family::isFolded);
  }

  @Test
  void aToolThatIsCalledLikeItsParameterIsNotFoldedAway() {
    List.of("x", "y", "z").forEach(tool -> parameter(tool, tool));

    assertThat(Family.of(findings.list())).extracting(Family::message)
        .containsExactly("tool `…`: input `…` is new (3 times)");
  }
}
