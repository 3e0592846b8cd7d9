package io.mcpspec.release.report.html;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.report.view.Family;
import io.mcpspec.release.report.view.FindingGroup;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The findings by whom they concern, each linked to its place. */
final class FindingsPart {

  /** A longer list begins folded, unless something breaks. */
  private static final int LONG = 8;

  private final Markup page;
  private final Anchors anchors;
  private final Function<Rule, RulePage> pages;

  FindingsPart(Markup page, Anchors anchors, Function<Rule, RulePage> pages) {
    this.page = page;
    this.anchors = anchors;
    this.pages = pages;
  }

  /** The id of a group's heading. */
  static String id(FindingGroup group) {
    return "for-" + group.audience().map(Audience::id).orElse("nobody");
  }

  void write(List<Finding> findings) {
    page.block("section", "id", "findings").block("h2").text("Findings").close();
    if (findings.isEmpty()) {
      page.block("p", "class", "quiet").text("There are none.").close();
    }
    FindingGroup.of(findings).forEach(this::group);
    page.close();
  }

  void writeAccepted(List<Review.Accepted> accepted) {
    if (accepted.isEmpty()) {
      return;
    }
    page.block("section", "id", "accepted").block("h2").text("Accepted").close();
    page.block("ul", "class", "findings card");
    for (Review.Accepted one : accepted) {
      Finding finding = one.finding();
      page.block("li", "class", "finding", "id", Anchors.finding(finding),
          "data-level", LevelCounts.word(finding.level()));
      page.open("p").element("span", LevelCounts.word(finding.level()), "class", "level").text(" ");
      page.element("code", finding.rule().id()).text(" ").message(finding.message()).close();
      page.open("p", "class", "reason").text("Accepted: ").message(one.reason()).close();
      about(finding);
      page.close();
    }
    page.close(2);
  }

  private void group(FindingGroup group) {
    page.block("section", "class", "group", "id", id(group));
    page.block("h3").text(group.heading()).text(" ");
    page.element("span", group.counts().present(), "class", "quiet").close();
    page.block("div", "class", "card");
    group.rules().forEach(this::rule);
    page.close(2);
  }

  private void rule(RuleFindings rule) {
    boolean opened = rule.level() == Level.BREAKING || rule.findings().size() <= LONG;
    page.block("details", details(LevelCounts.word(rule.level()), opened));
    page.open("summary").element("span", LevelCounts.word(rule.level()), "class", "level").text(" ");
    page.element("code", rule.rule().id()).element("b", " " + rule.rule().slug().replace('-', ' ') + " ");
    if (rule.findings().size() > 1) {
      page.element("span", String.valueOf(rule.findings().size()), "class", "count");
    }
    page.close();
    page.block("p", "class", "why").text(pages.apply(rule.rule()).why());
    page.text(rule.others().isEmpty() ? "" : " Also for " + rule.others() + ".").close();
    page.block("ul", "class", "findings");
    rule.families().forEach(this::family);
    page.close(2);
  }

  private static String[] details(String level, boolean opened) {
    return opened
        ? new String[] {"class", "rule " + level, "open", ""}
        : new String[] {"class", "rule " + level};
  }

  private void family(Family family) {
    if (!family.isFolded()) {
      finding(family.first());
      return;
    }
    String level = LevelCounts.word(family.first().level());
    page.block("li", "class", "finding", "data-level", level);
    page.open("p").message(family.message()).close();
    page.block("details").element("summary", family.findings().size() + " places").block("ul", "class", "findings");
    family.findings().forEach(finding -> {
      page.block("li", "class", "finding", "id", Anchors.finding(finding), "data-level", level);
      about(finding);
      page.close();
    });
    page.close(3);
  }

  private void finding(Finding finding) {
    page.block("li", "class", "finding", "id", Anchors.finding(finding),
        "data-level", LevelCounts.word(finding.level()));
    page.open("p").message(finding.message()).close();
    about(finding);
    page.close();
  }

  /** Where it is, and how an exception would name it. */
  private void about(Finding finding) {
    page.open("p", "class", "about");
    Optional<String> place = anchors.placeOf(finding.subject());
    if (place.isPresent()) {
      page.element("a", finding.subject(), "href", "#" + place.get(), "class", "place");
    } else {
      page.element("span", finding.subject(), "class", "place");
    }
    finding.after().or(finding::before).map(Place::toString).ifPresent(at -> page.element("span", at));
    page.element("code", finding.fingerprint(), "title", "fingerprint").close();
  }
}
