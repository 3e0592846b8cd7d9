package io.mcpspec.release.report.html;

import io.mcpspec.release.report.view.FindingGroup;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;
import java.util.List;

/** The table of contents: beside the page where there is room, else above it. */
final class ContentsPart {

  private ContentsPart() {}

  static void write(Markup page, Review review) {
    page.block("nav", "class", "contents", "aria-label", "Contents");
    page.open("details", "open", "").element("summary", "Contents").block("ul");
    findings(page, review);
    if (!review.accepted().isEmpty()) {
      entry(page, "accepted", "Accepted").close();
    }
    tools(page, ToolChanges.of(review));
    review.prompts().forEach(prompt -> prompt(page, prompt));
    if (!review.files().isEmpty()) {
      entry(page, "diffs", "Files").close();
    }
    if (!PackageChange.of(review).isEmpty()) {
      entry(page, "package", "Package").close();
    }
    page.close(3);
  }

  private static void findings(Markup page, Review review) {
    entry(page, "findings", "Findings");
    List<FindingGroup> groups = FindingGroup.of(review.findings());
    if (!groups.isEmpty()) {
      page.block("ul");
      for (FindingGroup group : groups) {
        entry(page, FindingsPart.id(group), group.heading().split("[:,]", 2)[0]).close();
      }
      page.close();
    }
    page.close();
  }

  private static void tools(Markup page, List<ToolChanges> tools) {
    if (tools.isEmpty()) {
      return;
    }
    entry(page, "tools", "Tools").block("ul");
    tools.forEach(tool -> entry(page, Anchors.tool(tool.name()), tool.name()).close());
    page.close(2);
  }

  private static void prompt(Markup page, PromptReview prompt) {
    entry(page, Anchors.prompt(prompt.prompt()), "Prompt " + prompt.prompt()).block("ul");
    for (SectionReview section : prompt.sections()) {
      if (!SectionWords.isUntouched(section)) {
        page.block("li", "class", "change " + SectionWords.kind(section));
        page.open("a", "href", "#" + Anchors.section(prompt.prompt(), section.id()));
        page.element("span", SectionWords.sign(section), "class", "sign", "aria-hidden", "true");
        page.text(SectionWords.heading(section)).close(2);
      }
    }
    page.close(2);
  }

  /** An entry that is still open, so that others can stand below it. */
  private static Markup entry(Markup page, String id, String text) {
    page.block("li");
    return page.element("a", text, "href", "#" + id);
  }
}
