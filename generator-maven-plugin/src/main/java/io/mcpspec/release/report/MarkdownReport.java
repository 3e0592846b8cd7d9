package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.CommentSize.Part;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** For a pull request's comment and for approval. What is long, the diffs, comes where a reader may stop. */
final class MarkdownReport implements Report {

  @Override
  public String of(Review review) {
    StringBuilder out = new StringBuilder("# ")
        .append(MarkdownText.line(Titles.both(review))).append("\n\n");
    out.append("**").append(MarkdownText.message(review.verdict())).append("**\n\n");
    out.append("Status `").append(review.status()).append('`').append(StatusWords.gate(review));
    if (review.wasMade()) {
      out.append(": ").append(LevelCounts.of(review.findings()).all());
      out.append(review.accepted().isEmpty() ? "" : "; " + review.accepted().size() + " accepted");
    }
    out.append('\n');
    FindingGroup.of(review.findings()).forEach(group -> group(out, group));
    accepted(out, review.accepted());
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("", out.toString()));
    for (PromptReview prompt : review.prompts()) {
      parts.add(part("the sections of " + prompt.prompt(), text -> prompt(text, prompt)));
    }
    for (FileDiff file : review.files()) {
      parts.add(part("the diff of " + file.path(), text -> file(text, file)));
    }
    parts.add(part("the package", text -> packaged(text, PackageChange.of(review))));
    return CommentSize.fit(parts);
  }

  private static Part part(String name, Consumer<StringBuilder> writer) {
    StringBuilder text = new StringBuilder();
    writer.accept(text);
    return new Part(MarkdownText.line(name), text.toString());
  }

  private static void group(StringBuilder out, FindingGroup group) {
    out.append("\n## ").append(group.heading()).append("\n\n");
    out.append(group.counts().present()).append('\n');
    for (RuleFindings rule : group.rules()) {
      out.append("\n**").append(rule.level()).append("** ").append(rule.title());
      out.append(rule.others().isEmpty() ? "" : " (also for " + rule.others() + ")").append("\n\n");
      rule.families().forEach(family -> family(out, family));
    }
  }

  private static void family(StringBuilder out, Family family) {
    if (!family.isFolded()) {
      finding(out, family.first());
      return;
    }
    out.append("- ").append(MarkdownText.message(family.messageWithNames())).append('\n');
    out.append("  <details><summary>").append(family.findings().size()).append(" places</summary>\n\n");
    family.findings().forEach(finding -> {
      out.append("  - ");
      about(out, finding);
    });
    out.append("  </details>\n");
  }

  /** What happened; below it what an exception has to name, and where it is. */
  private static void finding(StringBuilder out, Finding finding) {
    out.append("- ").append(MarkdownText.message(finding.message())).append("\n  ");
    about(out, finding);
  }

  private static void about(StringBuilder out, Finding finding) {
    out.append(MarkdownText.code(finding.subject())).append(" `").append(finding.fingerprint()).append('`');
    finding.after().or(finding::before).map(Place::toString)
        .ifPresent(place -> out.append(' ').append(MarkdownText.line(place)));
    out.append('\n');
  }

  private static void accepted(StringBuilder out, List<Review.Accepted> accepted) {
    if (accepted.isEmpty()) {
      return;
    }
    out.append("\n## Accepted\n");
    for (Review.Accepted one : accepted) {
      RuleFindings rule = RuleFindings.of(List.of(one.finding())).get(0);
      out.append("\n**").append(rule.level()).append("** ").append(rule.title()).append("\n\n");
      finding(out, one.finding());
      out.append("  Accepted because: ").append(MarkdownText.message(one.reason())).append('\n');
    }
  }

  private static void prompt(StringBuilder out, PromptReview prompt) {
    out.append("\n## Prompt ").append(MarkdownText.code(prompt.prompt())).append("\n\n");
    out.append(SectionWords.tokens(prompt.before(), prompt.after())).append("; ");
    out.append(SectionWords.summary(prompt)).append('\n');
    List<SectionReview> touched = prompt.sections().stream().filter(s -> !SectionWords.isUntouched(s)).toList();
    if (!touched.isEmpty()) {
      out.append("\n| | section | tokens | what became of it |\n|---|---|---:|---|\n");
      touched.forEach(section -> section(out, section));
    }
  }

  private static void section(StringBuilder out, SectionReview section) {
    out.append("| `").append(SectionWords.sign(section)).append("` | ");
    out.append(MarkdownText.line(SectionWords.heading(section))).append(" | ");
    out.append(SectionWords.number(section.before())).append(" → ").append(SectionWords.number(section.after()));
    out.append(" | ").append(MarkdownText.message(SectionWords.words(section))).append(" |\n");
  }

  private static void file(StringBuilder out, FileDiff file) {
    out.append("\n## Diff of ").append(MarkdownText.line(DiffLines.title(file))).append("\n\n");
    DiffLines.inShort(file).ifPresentOrElse(words -> out.append(words).append('\n'), () -> hunks(out, file));
  }

  private static void hunks(StringBuilder out, FileDiff file) {
    StringBuilder diff = new StringBuilder();
    file.hunks().forEach(hunk -> DiffLines.hunk(diff, hunk));
    String fence = MarkdownText.fence(diff.toString());
    out.append(fence).append("diff\n").append(diff).append(fence).append('\n');
  }

  private static void packaged(StringBuilder out, List<PackageChange> changes) {
    if (changes.isEmpty()) {
      return;
    }
    out.append("\n## Package\n\n| what | before | after |\n|---|---|---|\n");
    for (PackageChange change : changes) {
      out.append("| ").append(MarkdownText.line(change.what())).append(" | ").append(form(change.before()));
      out.append(" | ").append(form(change.after())).append(" |\n");
    }
  }

  private static String form(Optional<String> value) {
    return value.map(MarkdownText::cell).orElse("–");
  }
}
