package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.UnifiedDiff;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The step of the reference prompt from 1.0.5 to 1.0.8, of which people have counted what changed. */
@RequiresTool(Tool.CORPUS)
class RealStepTest {

  private static final String BEFORE = "upstream-prompt/dynamodb_architect-1.0.5.md";
  private static final String AFTER = "upstream-prompt/dynamodb_architect-1.0.8.md";

  private static List<Finding> findings;

  @BeforeAll
  static void compare() {
    findings = PromptSides.findings(text(BEFORE), text(AFTER));
  }

  @Test
  void sections() {
    assertThat(of("P06")).hasSize(15);
    assertThat(of("P07")).hasSize(17).allMatch(finding -> finding.level() == Level.RISKY);
    assertThat(messages("P08")).hasSize(3).anyMatch(message -> message.contains("Short-circuit denormalization"));
    assertThat(messages("P09")).singleElement().asString()
        .endsWith("\"Hiearchical Access Patterns\" → \"Hierarchical Access Patterns\"");
    assertThat(messages("P10")).hasSize(13)
        .anyMatch(message -> message.contains("\"Partition Key Design\": reworded, similarity 0.16"));
  }

  @Test
  void rules() {
    assertThat(messages("P11")).hasSize(6)
        .anyMatch(message -> message.contains("MUST limit the number of questions"))
        .anyMatch(message -> message.contains("MUST group GSIs"))
        .anyMatch(message -> message.contains("ALWAYS consider Item Collection Aggregates"));
    assertThat(messages("P12")).hasSize(4)
        .anyMatch(message -> message.contains("MUST use average RPS for cost estimation"))
        .anyMatch(message -> message.contains("You should break this rule"));
    assertThat(messages("P13")).hasSize(3)
        .anyMatch(message -> message.contains("MUST → CRITICAL"))
        .anyMatch(message -> message.contains("do NOT → never"));
    assertThat(messages("P14")).hasSize(2).anyMatch(message -> message.contains("Stay in this section"));
    assertThat(messages("P15")).singleElement().asString().contains("the user → me in");
  }

  @Test
  void figuresAndFiles() {
    assertThat(messages("P16")).hasSize(2)
        .anyMatch(message -> message.contains("3,000 RCU or 1,000 WCU → 3,000 RCU and 1,000 WCU"))
        .anyMatch(message -> message.contains("2-3 → 3"));
    assertThat(messages("P17")).singleElement().asString()
        .contains("dynamodb_requirement.md → dynamodb_data_model.md");
  }

  @Test
  void layoutsAndExamples() {
    assertThat(messages("P18")).hasSize(8)
        .anyMatch(message -> message.contains("removed headings \"Cost Estimates\""))
        .anyMatch(message -> message.contains("\"Validation Checklist\": removed checklist items"));
    assertThat(messages("P19")).filteredOn(message -> message.endsWith("became prose")).hasSize(10);
    assertThat(of("P20")).isEmpty();
  }

  @Test
  void hiddenCharacters() {
    assertThat(messages("K05")).singleElement().asString().contains("U+2011 NON-BREAKING HYPHEN");
  }

  @Test
  void nothingIsSaidOfToolsOrBudgets() {
    assertThat(findings).extracting(Finding::rule)
        .doesNotContain(Rule.TOOL_REFERENCE_CHANGED, Rule.DESCRIPTION_DRIFT, Rule.BUDGET_CROSSED);
  }

  @Test
  void formOnlyIsFolded() {
    assertThat(messages("P24")).singleElement().asString().startsWith("74 lines differ in form only in 14 sections");
    FileDiff plain = UnifiedDiff.plain("prompt.md", text(BEFORE), text(AFTER));
    FileDiff folded = UnifiedDiff.of("prompt.md", text(BEFORE), text(AFTER));
    assertThat(removed(plain)).isEqualTo(227);
    assertThat(folded.formatOnly()).isEqualTo(89);
    assertThat(removed(folded)).isEqualTo(132);
  }

  @Test
  void theReviewCountsTokens() {
    PromptReview review = PromptSides.review(text(BEFORE), text(AFTER));
    assertThat(review.before()).isEqualTo(8575);
    assertThat(review.after()).isEqualTo(8575);
    assertThat(review.sections()).hasSize(59);
    assertThat(review.sections()).extracting(SectionReview::change)
        .filteredOn(Change.SAME::equals).hasSize(4);
  }

  /** Lines with something on them. */
  private static long removed(FileDiff diff) {
    return diff.hunks().stream()
        .flatMap(hunk -> hunk.lines().stream())
        .filter(line -> line.startsWith("-") && !line.substring(1).isBlank())
        .count();
  }

  private static List<Finding> of(String rule) {
    return findings.stream().filter(finding -> finding.rule().id().equals(rule)).toList();
  }

  private static List<String> messages(String rule) {
    return of(rule).stream().map(Finding::message).toList();
  }

  private static String text(String name) {
    Path file = Corpus.file(name);
    return PromptSides.text(file);
  }
}
