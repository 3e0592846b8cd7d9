package io.mcpspec.release.report.html;

import io.mcpspec.release.report.view.Markup;

/** What stands before the page's parts. */
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

  private static void meta(Markup page, String... attributes) {
    page.line().empty("meta", attributes);
  }
}
