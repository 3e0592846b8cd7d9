package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.Markup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Leads from a place on the page to what is found there. */
final class FindingLinks {

  private final Map<String, List<Finding>> bySubject = new HashMap<>();

  FindingLinks(Review review) {
    review.findings().forEach(this::add);
    review.accepted().forEach(accepted -> add(accepted.finding()));
  }

  private void add(Finding finding) {
    bySubject.computeIfAbsent(finding.subject(), key -> new ArrayList<>()).add(finding);
  }

  /** Writes a line of links to the findings of exactly this subject, if there are any. */
  void write(Markup page, String subject) {
    List<Finding> here = bySubject.getOrDefault(subject, List.of());
    if (here.isEmpty()) {
      return;
    }
    page.block("p", "class", "links").element("span", "Found here:");
    RuleFindings.of(here).forEach(rule -> rule(page, rule));
    page.close();
  }

  /** One link with the rule's name, then one with a number for each further finding. */
  private static void rule(Markup page, RuleFindings rule) {
    String name = rule.rule().id() + " " + rule.rule().slug().replace('-', ' ');
    page.text(" ").open("span", "class", LevelCounts.word(rule.level()));
    for (int i = 0; i < rule.findings().size(); i++) {
      Finding finding = rule.findings().get(i);
      page.text(i == 0 ? "" : " ").element("a", i == 0 ? name : String.valueOf(i + 1),
          "href", "#" + Anchors.finding(finding), "title", finding.message());
    }
    page.close();
  }
}
