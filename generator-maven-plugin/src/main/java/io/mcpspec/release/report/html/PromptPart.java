package io.mcpspec.release.report.html;

import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;

/** A prompt, section by section, before and after side by side. */
final class PromptPart {

  private final Markup page;
  private final Review review;
  private final FindingLinks links;

  PromptPart(Markup page, Review review, FindingLinks links) {
    this.page = page;
    this.review = review;
    this.links = links;
  }

  /**
   * Writes the part.
   *
   * @param number which prompt of the page it is
   */
  void write(PromptReview prompt, int number) {
    page.block("section", "class", "prompt", "id", Anchors.prompt(prompt.prompt()));
    page.block("h2").text("Prompt ").element("code", prompt.prompt()).close();
    page.block("p", "class", "quiet");
    page.text(SectionWords.tokens(prompt.before(), prompt.after()) + "; " + SectionWords.summary(prompt)).close();
    links.write(page, "prompt/" + prompt.prompt());
    TokenChart.write(page, prompt);
    RowsWriter rows = new RowsWriter(page, new RowMoves(prompt, number));
    prompt.sections().forEach(section -> section(prompt, section, rows));
    page.close();
  }

  private void section(PromptReview prompt, SectionReview section, RowsWriter rows) {
    String style = "entry section " + SectionWords.kind(section);
    if (SectionWords.isUntouched(section)) {
      page.block("details", "class", style);
    } else {
      page.block("details", "class", style, "open", "");
    }
    summary(section);
    page.block("div", "class", "body", "id", Anchors.section(prompt.prompt(), section.id()));
    links.write(page, "prompt/" + prompt.prompt() + "/" + section.id());
    page.block("div", "class", "sides", "aria-hidden", "true");
    page.element("span", "before · " + Titles.old(review));
    page.element("span", "after · " + Titles.now(review)).close();
    rows.write(section.rows());
    page.close(2);
  }

  private void summary(SectionReview section) {
    page.open("summary").element("span", SectionWords.sign(section), "class", "sign", "aria-hidden", "true");
    page.element("span", SectionWords.heading(section), "class", "heading", "role", "heading",
        "aria-level", String.valueOf(3));
    page.text(" ").open("span", "class", "change").message(SectionWords.words(section)).close().text(" ");
    page.element("span", SectionWords.number(section.before()) + " → " + SectionWords.number(section.after()),
        "class", "tokens", "title", "tokens before and after").close();
  }
}
