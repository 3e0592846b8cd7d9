package io.mcpspec.release.report;

import io.mcpspec.document.text.Visible;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.Family;
import io.mcpspec.release.report.view.FindingGroup;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Review.FileDiff;
import java.util.List;
import java.util.Locale;

/** For a terminal: plain text without colours, the most important first. */
final class TextReport implements Report {

  private static final int WIDEST_HEADING = 64;

  @Override
  public String of(Review review) {
    StringBuilder out = new StringBuilder();
    out.append(Titles.both(review)).append('\n');
    out.append(Visible.line(review.verdict())).append('\n');
    out.append("status: ").append(StatusWords.of(review));
    if (review.wasMade()) {
      out.append("; ").append(LevelCounts.of(review.findings()).all());
      out.append(review.accepted().isEmpty() ? "" : "; " + review.accepted().size() + " accepted");
    }
    out.append('\n');
    FindingGroup.of(review.findings()).forEach(group -> group(out, group));
    accepted(out, review.accepted());
    review.prompts().forEach(prompt -> prompt(out, prompt));
    review.files().forEach(file -> file(out, file));
    packaged(out, PackageChange.of(review));
    return out.toString();
  }

  private static void group(StringBuilder out, FindingGroup group) {
    out.append("\nFOR ").append(group.heading()).append(" (").append(group.counts().present()).append(")\n");
    for (RuleFindings rule : group.rules()) {
      out.append("\n  ").append(rule.level()).append(' ').append(rule.title());
      out.append(rule.others().isEmpty() ? "" : " (also for " + rule.others() + ")").append('\n');
      rule.families().forEach(family -> family(out, family));
    }
  }

  private static void family(StringBuilder out, Family family) {
    if (!family.isFolded()) {
      finding(out, family.first());
      return;
    }
    out.append("    ").append(Visible.line(family.message())).append('\n');
    family.findings().forEach(finding -> about(out, finding));
  }

  /** What happened; below it what an exception has to name, and where it is. */
  private static void finding(StringBuilder out, Finding finding) {
    out.append("    ").append(Visible.line(finding.message())).append('\n');
    about(out, finding);
  }

  private static void about(StringBuilder out, Finding finding) {
    out.append("      ").append(Visible.line(finding.subject())).append(" [").append(finding.fingerprint()).append(']');
    finding.after().or(finding::before).map(Place::toString)
        .ifPresent(place -> out.append(' ').append(Visible.line(place)));
    out.append('\n');
  }

  private static void accepted(StringBuilder out, List<Review.Accepted> accepted) {
    if (accepted.isEmpty()) {
      return;
    }
    out.append("\nACCEPTED\n\n");
    for (Review.Accepted one : accepted) {
      Finding finding = one.finding();
      out.append("  ").append(finding.level()).append(' ').append(finding.rule().id()).append('\n');
      finding(out, finding);
      out.append("      because: ").append(Visible.line(one.reason())).append('\n');
    }
  }

  private static void prompt(StringBuilder out, PromptReview prompt) {
    out.append("\nPROMPT ").append(Visible.line(prompt.prompt())).append(": ");
    out.append(SectionWords.tokens(prompt.before(), prompt.after())).append('\n');
    out.append("  ").append(SectionWords.summary(prompt)).append('\n');
    List<SectionReview> touched = prompt.sections().stream().filter(s -> !SectionWords.isUntouched(s)).toList();
    int widest = touched.stream().map(TextReport::heading).mapToInt(TextReport::width).max().orElse(0);
    touched.forEach(section -> section(out, section, Math.min(widest, WIDEST_HEADING)));
  }

  private static String heading(SectionReview section) {
    return "  ".repeat(Math.max(0, section.level() - 1)) + SectionWords.heading(section);
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  private static void section(StringBuilder out, SectionReview section, int width) {
    String heading = heading(section);
    out.append("  ").append(SectionWords.sign(section)).append(' ').append(heading);
    out.append(" ".repeat(Math.max(0, width - width(heading))));
    String before = SectionWords.number(section.before());
    String after = SectionWords.number(section.after());
    out.append(String.format(Locale.ROOT, " %6s → %-6s ", before, after));
    out.append(SectionWords.words(section)).append('\n');
  }

  private static void file(StringBuilder out, FileDiff file) {
    String heading = "DIFF " + DiffLines.title(file);
    DiffLines.inShort(file).ifPresentOrElse(
        words -> out.append('\n').append(heading).append(": ").append(words).append('\n'),
        () -> DiffLines.write(out, heading, file));
  }

  private static void packaged(StringBuilder out, List<PackageChange> changes) {
    if (changes.isEmpty()) {
      return;
    }
    out.append("\nPACKAGE\n\n");
    for (PackageChange change : changes) {
      out.append("  ").append(Visible.line(change.what())).append('\n');
      change.before().ifPresent(before -> out.append("    - ").append(Visible.line(before)).append('\n'));
      change.after().ifPresent(after -> out.append("    + ").append(Visible.line(after)).append('\n'));
    }
  }
}
