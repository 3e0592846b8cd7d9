package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.release.review.PromptReview.SectionReview;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What reports show of a changed prompt. */
class PromptReviewTest {

  private static final String BEFORE = """
      # Guide

      ## Orders

      Collect what the shop sells. Ask how often each thing is bought in a year.

      ## Errors

      Say what **went** wrong.
      The last thing to say is how to go on from there.
      """;

  @Test
  void wordsThatDifferAreMarked() {
    PromptReview review = PromptSides.review(BEFORE, BEFORE.replace("the shop sells", "a big shop sells"));
    SectionReview orders = review.sections().get(1);
    assertThat(orders.change()).isEqualTo(Change.REWORDED);
    assertThat(shown(orders)).containsExactly(
        "SAME: ## Orders | ## Orders",
        "CHANGED: Collect what [the] shop sells. | Collect what [a big] shop sells.",
        "SAME: Ask how often each thing is bought in a year. | Ask how often each thing is bought in a year.");
    assertThat(orders.before()).isEqualTo(20);
    assertThat(orders.after()).isEqualTo(21);
    assertThat(review.after() - review.before()).isEqualTo(1);
  }

  @Test
  void formIsToldFromWords() {
    PromptReview review = PromptSides.review(BEFORE, BEFORE.replace("**went** wrong.\n", "went wrong. "));
    SectionReview errors = review.sections().get(2);
    assertThat(errors.change()).isEqualTo(Change.FORMAT_ONLY);
    assertThat(shown(errors)).element(1).isEqualTo("FORMAT_ONLY: Say what [**]went[**] wrong. | Say what went wrong.");
  }

  @Test
  void whatMovedWordForWordIsShownAsMoved() {
    String sentence = " The last thing to say is how to go on from there.";
    String moved = BEFORE.replace("\n" + sentence.strip(), "").replace("in a year.", "in a year." + sentence);
    PromptReview review = PromptSides.review(BEFORE, moved);
    assertThat(shown(review.sections().get(1))).last()
        .isEqualTo("MOVED_HERE:  | [" + sentence.strip() + "]");
    assertThat(shown(review.sections().get(2))).last()
        .isEqualTo("MOVED_AWAY: [" + sentence.strip() + "] | ");
  }

  @Test
  void aSectionThatIsGoneStandsWhereItStood() {
    PromptReview review = PromptSides.review(BEFORE, BEFORE.replaceFirst("## Orders[^#]+", ""));
    assertThat(review.sections()).extracting(SectionReview::change)
        .containsExactly(Change.SAME, Change.REMOVED, Change.SAME);
  }

  @Test
  void movesAndOldHeadingsAreKept() {
    PromptReview review = PromptSides.review(BEFORE, BEFORE.replace("## Errors", "### Trouble"));
    SectionReview trouble = review.sections().get(2);
    assertThat(trouble.movedFrom()).contains("under `guide`");
    assertThat(trouble.oldHeading()).contains("Errors");
    assertThat(trouble.change()).isEqualTo(Change.SAME);
  }

  @Test
  void codeShowsEveryCharacter() {
    String code = "# A\n\n```\n- one\n\tif x\n```\n";
    PromptReview review = PromptSides.review(code, code.replace("- one", "* one"));
    assertThat(shown(review.sections().get(0))).contains("CHANGED: [-] one | [*] one");
  }

  private static List<String> shown(SectionReview section) {
    return section.rows().stream()
        .filter(row -> row.kind() != Row.Kind.SAME || !text(row.left()).isBlank())
        .map(row -> row.kind() + ": " + text(row.left()) + " | " + text(row.right()))
        .toList();
  }

  private static String text(List<Piece> pieces) {
    return pieces.stream().map(piece -> piece.changed() ? "[" + piece.text() + "]" : piece.text())
        .collect(Collectors.joining());
  }
}
