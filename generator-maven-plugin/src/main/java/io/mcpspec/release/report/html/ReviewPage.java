package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;
import java.util.List;
import java.util.function.Function;

/**
 * The review as one file for a browser. It can be read without network and without its script, which only searches,
 * folds and changes the colours.
 */
public final class ReviewPage {

  private final Review review;
  private final Function<Rule, RulePage> pages;
  private final Anchors anchors;

  /**
   * A page.
   *
   * @param pages what is to say of each rule
   */
  public ReviewPage(Review review, Function<Rule, RulePage> pages) {
    this.review = review;
    this.pages = pages;
    this.anchors = new Anchors(review);
  }

  /** The file's text. */
  public String write() {
    Markup page = new Markup();
    Assets assets = Assets.load();
    page.verbatim("<!doctype html>\n").open("html", "lang", "en");
    Head.write(page, Titles.both(review), assets);
    page.block("body");
    page.block("a", "class", "skip", "href", "#main").text("Skip to the verdict").close();
    Head.bar(page, Titles.both(review));
    page.block("div", "class", "layout");
    if (review.wasMade()) {
      ContentsPart.write(page, review);
    }
    page.block("main", "id", "main");
    parts(page);
    page.line().close(2);
    page.block("script").verbatim(assets.script()).close();
    return page.line().close(2).line().toString();
  }

  private void parts(Markup page) {
    OpeningPart.write(page, review);
    if (!review.wasMade()) {
      return;
    }
    Head.filter(page);
    new FindingsPart(page, anchors, pages).write(review.findings());
    new FindingsPart(page, anchors, pages).writeAccepted(review.accepted());
    FindingLinks links = new FindingLinks(review);
    ToolsPart.write(page, review, links);
    for (int i = 0; i < review.prompts().size(); i++) {
      new PromptPart(page, review, links).write(review.prompts().get(i), i);
    }
    DiffsPart.write(page, review.files());
    List<PackageChange> changes = PackageChange.of(review);
    if (!changes.isEmpty()) {
      PackagePart.write(page, changes, review.findings());
    }
  }
}
