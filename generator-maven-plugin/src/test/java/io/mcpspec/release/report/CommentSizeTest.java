package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CommentSizeTest {

  @Test
  void theLongestDiffIsLeftOutFirstAndNamed() {
    String report = Format.MARKDOWN.report().of(new ReviewBuilder("Something.")
        .file("tools/small.json", 0, "@@ -1 +1 @@", "-a", "+b")
        .file("prompts/large.md", 0, "@@ -1 +1 @@", "-" + "x".repeat(70_000), "+y").build());

    assertThat(report).hasSizeLessThan(65_000).contains("Diff of tools/small.json", "Left out: the diff of prompts/")
        .doesNotContain("Diff of prompts/large.md")
        .endsWith("The forms `text`, `html` and `json` have everything.\n");
  }

  @Test
  void whatFitsIsWhole() {
    assertThat(Format.MARKDOWN.report().of(Samples.step())).doesNotContain("**Cut**");
    assertThat(Format.GITHUB.report().of(Samples.step())).doesNotContain("title=cut");
  }

  @ParameterizedTest
  @EnumSource(names = {"MARKDOWN", "GITHUB"})
  void moreFindingsThanACommentHoldsAreCounted(Format format) {
    ReviewBuilder review = new ReviewBuilder("Much.");
    review.find(Rule.TOOL_REMOVED, Level.BREAKING, "tool/first", "the first of all", 0);
    for (int i = 0; i < 2_000; i++) {
      review.find(Rule.TOOL_DESCRIPTION_CHANGED, Level.RISKY, "tool/t", "something changed in place " + i, 0);
    }
    String report = format.report().of(review.build());

    assertThat(report).hasSizeLessThan(65_000).contains("the first of all").containsPattern("\\d+ further findings");
  }
}
