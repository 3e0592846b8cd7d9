package io.mcpspec.release.report;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.report.view.Family;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.report.view.RuleFindings;
import io.mcpspec.release.report.view.SectionWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.Review;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * An entry for a CHANGELOG, for those who use the server: what breaks, what may behave differently, what is new. What a
 * prompt's sections became is summed up, and what concerns only the review itself is left out.
 */
final class ChangelogReport implements Report {

  private static final Map<Level, String> HEADINGS = new EnumMap<>(Map.of(
      Level.BREAKING, "Breaking changes",
      Level.RISKY, "Changed behaviour",
      Level.COMPATIBLE, "New and compatible",
      Level.DOCS, "Wording"));

  /** Findings of the review about itself, and of what the part on the package says in full. */
  private static final Set<Rule> NOT_FOR_USERS = EnumSet.of(
      Rule.VERSION_BUMP_INSUFFICIENT, Rule.LOCKED_FILE_EDITED, Rule.UNEXPLAINED_FILE_CHANGE,
      Rule.DEPENDENCY_OR_RUNTIME_CHANGED, Rule.EXCEPTION_UNUSED, Rule.EXCEPTION_EXPIRED);

  /** Unless they break something, the part on prompts says them in one sentence. */
  private static final Set<Rule> SUMMED_UP = EnumSet.of(
      Rule.SECTION_ADDED, Rule.SECTION_REMOVED, Rule.SECTION_MOVED, Rule.SECTION_RENAMED, Rule.SECTION_REWORDED,
      Rule.FORMAT_ONLY);

  @Override
  public String of(Review review) {
    StringBuilder out = new StringBuilder("## ").append(MarkdownText.line(Titles.now(review)));
    out.append("\n\n").append(MarkdownText.message(review.verdict())).append('\n');
    if (!review.wasMade()) {
      return out.append("\nStatus: `").append(review.status()).append("`\n").toString();
    }
    List<Finding> all = new ArrayList<>(review.findings());
    review.accepted().forEach(accepted -> all.add(accepted.finding()));
    for (Level level : Level.values()) {
      List<Finding> told = all.stream().filter(f -> f.level() == level && isTold(f)).toList();
      list(out, HEADINGS.get(level), told);
    }
    prompts(out, review.prompts());
    packaged(out, PackageChange.of(review));
    return out.toString();
  }

  private static boolean isTold(Finding finding) {
    return !NOT_FOR_USERS.contains(finding.rule())
        && (finding.level() == Level.BREAKING || !SUMMED_UP.contains(finding.rule()));
  }

  private static void list(StringBuilder out, String heading, List<Finding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    out.append("\n### ").append(heading).append("\n\n");
    for (RuleFindings rule : RuleFindings.of(findings)) {
      for (Family family : rule.families()) {
        out.append("- ").append(MarkdownText.message(family.messageWithNames())).append('\n');
      }
    }
  }

  private static void prompts(StringBuilder out, List<PromptReview> prompts) {
    List<PromptReview> changed = prompts.stream()
        .filter(prompt -> !prompt.sections().stream().allMatch(SectionWords::isUntouched)).toList();
    if (changed.isEmpty()) {
      return;
    }
    out.append("\n### Prompts\n\n");
    for (PromptReview prompt : changed) {
      out.append("- ").append(MarkdownText.code(prompt.prompt())).append(": ");
      out.append(SectionWords.tokens(prompt.before(), prompt.after())).append('\n');
      sections(out, prompt, "added", section -> section.change() == Change.ADDED);
      sections(out, prompt, "removed", section -> section.change() == Change.REMOVED);
      sections(out, prompt, "reworded", section -> section.change() == Change.REWORDED);
      sections(out, prompt, "moved", section -> section.movedFrom().isPresent());
      sections(out, prompt, "renamed", section -> section.oldHeading().isPresent());
    }
  }

  private static void sections(
      StringBuilder out, PromptReview prompt, String what, Predicate<SectionReview> which) {
    List<String> headings = prompt.sections().stream().filter(which)
        .map(section -> MarkdownText.line(SectionWords.heading(section))).toList();
    if (!headings.isEmpty()) {
      out.append("  - ").append(what).append(": ").append(String.join("; ", headings)).append('\n');
    }
  }

  private static void packaged(StringBuilder out, List<PackageChange> changes) {
    List<PackageChange> told = changes.stream()
        .filter(change -> change.kind() != PackageChange.Kind.FILE && change.kind() != PackageChange.Kind.VERSION)
        .toList();
    if (told.isEmpty()) {
      return;
    }
    out.append("\n### Package\n\n");
    for (PackageChange change : told) {
      out.append("- ").append(MarkdownText.line(change.what())).append(": ");
      out.append(change.before().map(MarkdownText::code).orElse("nothing")).append(" → ");
      out.append(change.after().map(MarkdownText::code).orElse("nothing")).append('\n');
    }
  }
}
