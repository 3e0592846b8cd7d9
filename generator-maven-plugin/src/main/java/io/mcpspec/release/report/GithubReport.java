package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.report.view.Family;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.report.view.Visible;
import io.mcpspec.release.review.Review;
import java.util.List;
import java.util.Optional;

/** Workflow commands of GitHub Actions: one for the verdict, then one for each finding, the worst first. */
final class GithubReport implements Report {

  private static final int FOR_THE_NOTE = 200;

  @Override
  public String of(Review review) {
    StringBuilder out = new StringBuilder();
    String command = review.status() == Status.OK ? "notice" : "error";
    String counts = review.wasMade() ? " (" + LevelCounts.of(review.findings()).all() + ")" : "";
    out.append("::").append(command).append(" title=").append(property("status: " + StatusWords.of(review)));
    out.append("::").append(data(Titles.both(review) + ": " + review.verdict() + counts)).append('\n');
    List<Family> families = RuleFindings.of(review.findings()).stream().flatMap(rule -> rule.families().stream())
        .toList();
    for (int i = 0; i < families.size(); i++) {
      StringBuilder line = new StringBuilder();
      family(line, families.get(i));
      if (out.length() + line.length() > CommentSize.MOST - FOR_THE_NOTE) {
        out.append("::notice title=cut::").append(families.size() - i)
            .append(" further findings are left out here; the forms text, html and json have everything\n");
        break;
      }
      out.append(line);
    }
    return out.toString();
  }

  private static void family(StringBuilder out, Family family) {
    Finding finding = family.first();
    out.append("::").append(command(finding.level())).append(' ');
    Optional<Place> place = finding.after().or(finding::before);
    place.ifPresent(at ->
        out.append("file=").append(property(at.file())).append(",line=").append(at.line()).append(','));
    out.append("title=").append(property(finding.rule().id() + " " + finding.rule().slug()));
    out.append("::").append(data(family.messageWithNames() + " (" + finding.subject() + " "
        + finding.fingerprint() + ")"));
    out.append('\n');
  }

  private static String command(Level level) {
    return switch (level) {
      case BREAKING -> "error";
      case RISKY -> "warning";
      case COMPATIBLE, DOCS -> "notice";
    };
  }

  /** What follows the second pair of colons. Line ends are named before, so only the escape sign is left to escape. */
  private static String data(String text) {
    return Visible.line(text).replace("%", "%25");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
