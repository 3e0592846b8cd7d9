package io.mcpspec.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.LintRun;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The rules on a large prompt of another project, whose slips people listed by hand. */
@RequiresTool(Tool.CORPUS)
class ReferencePromptTest {

  private static final Pattern FINDING = Pattern.compile("(?m)^[^ ]+\\.md:(\\d+):\\d+: .*\\[([A-Z]+\\d+) [a-z-]+\\]$");

  /** Findings beside the listed ones; they are of the same kinds in other places, and were read one by one. */
  private static final int OTHERS = 14;

  private static List<String> findings(String prompt) {
    String text = LintRun.in(Corpus.file("upstream-prompt")).text(prompt);
    return FINDING.matcher(text).results().map(found -> found.group(2) + " " + found.group(1)).toList();
  }

  @Test
  void listedSlipsAreFound() {
    List<String> found = findings("dynamodb_architect-1.0.8.md");

    assertThat(found).contains(
        "PL04 10", "PL01 147", "PL01 506", "PL01 740", "PL15 147", "PL17 147", "PL27 236", "PL27 238", "PL27 232",
        "PL07 112", "PL23 117", "PL23 36", "PL09 72", "PL08 140", "PL24 78", "PL24 457", "PL24 541", "PL24 804",
        "PL18 319", "PL25 304", "PL02 207", "PL14 187", "PL14 68", "PL16 106", "PL11 15", "SEC01 197", "PL03 254",
        "PL13 675", "PL10 263", "PL26 583", "PL06 74", "PL06 183");
    assertThat(found).hasSizeLessThanOrEqualTo(32 + OTHERS);
  }

  @Test
  void slipsOfTheOlderReleaseAreFound() {
    assertThat(findings("dynamodb_architect-1.0.5.md"))
        .contains("PL05 182", "PL02 126", "PL12 244", "PL21 487")
        .doesNotContain("PL04 10", "PL15 147");
  }
}
