package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;
import java.util.Comparator;

/** What the review says in one sentence, and how many findings there are. */
final class OpeningPart {

  private OpeningPart() {}

  static void write(Markup page, Review review) {
    page.block("section", "class", "opening " + mood(review), "aria-labelledby", "verdict");
    page.block("p", "class", "from-to");
    page.element("span", Titles.oldArtifact(review)).element("span", " → ", "class", "arrow");
    page.element("span", Titles.newArtifact(review)).close();
    page.block("h1", "id", "verdict").message(review.verdict()).close();
    if (review.wasMade()) {
      counts(page, review);
    }
    page.block("p", "class", "status").text("status ").element("code", review.status().name());
    page.text(StatusWords.gate(review)).close();
    page.close();
  }

  private static void counts(Markup page, Review review) {
    page.block("ul", "class", "levels");
    LevelCounts.of(review.findings()).byLevel().forEach((level, count) ->
        count(page, count, LevelCounts.word(level), count == 0 ? "none" : LevelCounts.word(level)));
    if (!review.accepted().isEmpty()) {
      count(page, review.accepted().size(), "accepted", "accepted");
    }
    page.close();
  }

  private static void count(Markup page, int count, String word, String style) {
    page.block("li", "class", style);
    page.element("b", SectionWords.number(count)).text(" ").element("span", word).close();
  }

  /** The worst level, which colours the part. */
  private static String mood(Review review) {
    if (!review.wasMade()) {
      return "breaking";
    }
    return review.findings().stream().map(Finding::level).min(Comparator.naturalOrder()).map(LevelCounts::word)
        .orElse("none");
  }
}
