package io.mcpspec.release.report;

import io.mcpspec.document.text.Visible;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.report.view.Family;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.GithubLines;
import io.mcpspec.report.Weight;
import java.util.List;
import java.util.Optional;

/** Workflow commands of GitHub Actions: one for the verdict, then one for each finding, the worst first. */
final class GithubReport implements Report {

  private static final int FOR_THE_NOTE = 200;

  @Override
  public String of(Review review) {
    Weight verdict = review.status() == Status.OK ? Weight.NOTE : Weight.ERROR;
    String counts = review.wasMade() ? " (" + LevelCounts.of(review.findings()).all() + ")" : "";
    StringBuilder out = new StringBuilder(GithubLines.of(verdict, Optional.empty(),
        "status: " + StatusWords.of(review), Visible.line(Titles.both(review) + ": " + review.verdict() + counts)));
    List<Family> families = RuleFindings.of(review.findings()).stream().flatMap(rule -> rule.families().stream())
        .toList();
    for (int i = 0; i < families.size(); i++) {
      String line = line(families.get(i));
      if (out.length() + line.length() > CommentSize.MOST - FOR_THE_NOTE) {
        return out.append(GithubLines.of(Weight.NOTE, Optional.empty(), "cut", families.size() - i
            + " further findings are left out here; the forms text, html and json have everything")).toString();
      }
      out.append(line);
    }
    return out.toString();
  }

  private static String line(Family family) {
    Finding finding = family.first();
    return GithubLines.of(
        SarifReport.weight(finding.level()),
        finding.after().or(finding::before).map(SarifReport::line),
        finding.rule().id() + " " + finding.rule().slug(),
        Visible.line(family.messageWithNames() + " (" + finding.subject() + " " + finding.fingerprint() + ")"));
  }
}
