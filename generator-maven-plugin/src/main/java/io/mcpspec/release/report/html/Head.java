package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.report.Markup;

/** Writes what comes before the page's parts: the head, the bar at the top and the search. */
final class Head {

  private Head() {}

  static void write(Markup page, String title, Assets assets) {
    page.block("head");
    meta(page, "charset", "utf-8");
    meta(page, "http-equiv", "Content-Security-Policy", "content", assets.policy());
    meta(page, "name", "viewport", "content", "width=device-width, initial-scale=1");
    meta(page, "name", "color-scheme", "content", "light dark");
    page.block("title").text("Release review: " + title).close();
    page.block("style").verbatim(assets.style()).close();
    page.line().close();
  }

  /** The bar at the top; what needs the script is hidden until it runs. */
  static void bar(Markup page, String title) {
    page.block("header", "class", "bar");
    page.element("span", "Release review", "class", "brand");
    page.element("span", title, "class", "artifacts");
    page.open("button", "type", "button", "id", "theme", "hidden", "").text("Theme: auto").close();
    page.close();
  }

  /** The search, hidden until the script that searches runs. */
  static void filter(Markup page) {
    page.block("form", "class", "filter", "id", "filter", "role", "search", "hidden", "");
    page.element("label", "Search findings and sections", "for", "search", "class", "unseen");
    page.empty("input", "type", "search", "id", "search", "autocomplete", "off",
        "placeholder", "Search findings and sections  ( / )");
    page.block("fieldset").element("legend", "Levels", "class", "unseen");
    for (Level level : Level.values()) {
      page.open("label", "class", LevelCounts.word(level));
      page.empty("input", "type", "checkbox", "name", "level", "value", LevelCounts.word(level), "checked", "");
      page.text(LevelCounts.word(level)).close();
    }
    page.close();
    page.block("button", "type", "button", "id", "expand").text("Expand all").close();
    page.block("button", "type", "button", "id", "collapse").text("Collapse all").close();
    page.block("p", "id", "found", "role", "status").close();
    page.close();
  }

  private static void meta(Markup page, String... attributes) {
    page.line().empty("meta", attributes);
  }
}
