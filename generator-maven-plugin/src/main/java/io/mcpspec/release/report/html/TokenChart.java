package io.mcpspec.release.report.html;

import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.report.Markup;
import java.util.List;
import java.util.Locale;

/** What each section costs before and after, as bars in a table. */
final class TokenChart {

  private TokenChart() {}

  static void write(Markup page, PromptReview prompt) {
    int most = prompt.sections().stream().mapToInt(s -> Math.max(s.before(), s.after())).max().orElse(0);
    if (most == 0) {
      return;
    }
    List<SectionReview> differ = prompt.sections().stream().filter(s -> s.before() != s.after()).toList();
    List<SectionReview> same = prompt.sections().stream().filter(s -> s.before() == s.after()).toList();
    page.block("details", "class", "chart", "open", "").element("summary", "Token cost by section");
    page.block("p", "class", "legend");
    page.element("span", "before", "class", "before").element("span", "after", "class", "after").close();
    table(page, prompt.prompt(), differ, most, "Sections whose cost changed");
    if (!same.isEmpty()) {
      page.block("details", "class", "fold").element("summary", same.size() + " sections cost the same");
      table(page, prompt.prompt(), same, most, "Sections that cost the same");
      page.close();
    }
    page.close();
  }

  private static void table(Markup page, String prompt, List<SectionReview> sections, int most, String caption) {
    if (sections.isEmpty()) {
      return;
    }
    page.block("table").element("caption", caption, "class", "unseen");
    page.block("thead").open("tr").element("th", "section", "scope", "col");
    page.open("td").close().element("th", "before", "scope", "col").element("th", "after", "scope", "col");
    page.element("th", "change", "scope", "col").close(2).block("tbody");
    sections.forEach(section -> row(page, prompt, section, most));
    page.close(2);
  }

  private static void row(Markup page, String prompt, SectionReview section, int most) {
    page.block("tr").open("th", "scope", "row");
    page.element("a", SectionWords.heading(section), "href", "#" + Anchors.section(prompt, section.id())).close();
    page.open("td", "class", "bars");
    page.open("svg", "viewBox", "0 0 100 10", "preserveAspectRatio", "none", "aria-hidden", "true");
    bar(page, "before", 0, section.before(), most);
    bar(page, "after", 5, section.after(), most);
    page.close(2);
    page.element("td", SectionWords.number(section.before()));
    page.element("td", SectionWords.number(section.after()));
    page.element("td", SectionWords.delta(section.before(), section.after())).close();
  }

  private static void bar(Markup page, String side, int top, int tokens, int most) {
    page.empty("rect", "class", side, "x", "0", "y", String.valueOf(top), "height", "4",
        "width", String.format(Locale.ROOT, "%.1f", 100.0 * tokens / most));
  }
}
