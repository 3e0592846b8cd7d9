package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.Markup;

/** The search, hidden until the script that searches runs. */
final class FilterPart {

  private FilterPart() {}

  static void write(Markup page) {
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
}
