package io.mcpspec.release.prompt;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.document.text.Quote;
import io.mcpspec.document.text.Words;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.LayoutCheck;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.spec.prompt.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * P06, P07, P08, P09, P10: finds sections that were added, removed, moved, renamed or reworded. Parts of a layout are
 * left to {@link LayoutCheck}.
 */
public final class SectionCheck {

  private final PromptFindings findings;
  private final SectionReferences references;
  private final Explanations explanations;

  SectionCheck(PromptFindings findings, SectionReferences references, Explanations explanations) {
    this.findings = findings;
    this.references = references;
    this.explanations = explanations;
  }

  void check() {
    for (SectionChange section : findings.change().sections()) {
      if (!section.isPair()) {
        oneSide(section);
      } else {
        moved(section);
        renamed(section);
        reworded(section);
      }
    }
  }

  private void oneSide(SectionChange section) {
    if (section.isInTemplate()) {
      return;
    }
    String tokens = tokens(section.section()) + " tokens";
    if (section.change() == Change.ADDED) {
      findings.add(Rule.SECTION_ADDED, Level.RISKY, section, "new, " + tokens);
      return;
    }
    Optional<String> reference = references.to(section.section());
    String still = reference.map(where -> "; " + where + " still refers to it").orElse("");
    findings.add(Rule.SECTION_REMOVED, reference.isPresent() ? Level.BREAKING : Level.RISKY, section,
        "removed, " + tokens + still);
  }

  private void moved(SectionChange section) {
    section.move().ifPresent(move -> findings.add(
        Rule.SECTION_MOVED, move.toAnotherParent() ? Level.RISKY : Level.DOCS, section,
        "stood " + move.from() + ", now stands " + move.to(), "from", move.from(), "to", move.to()));
  }

  private void renamed(SectionChange section) {
    if (!section.isRenamed() || section.isInTemplate()) {
      return;
    }
    String from = section.before().get().heading();
    String to = section.after().get().heading();
    Optional<String> reference = references.to(section.before().get());
    String still = reference.map(where -> "; " + where + " still uses the old name").orElse("");
    findings.add(Rule.SECTION_RENAMED, reference.isPresent() ? Level.RISKY : Level.DOCS, section,
        "heading " + shown(from) + " → " + shown(to) + still, "from", from, "to", to);
  }

  private static String shown(String heading) {
    return heading.isEmpty() ? "none" : Quote.of(heading);
  }

  /** Runs after all other checks: when their findings say everything that changed, this reports nothing. */
  private void reworded(SectionChange section) {
    List<UnitRow> open = section.rows().stream().filter(row -> !explanations.explain(row)).toList();
    if (section.change() != Change.REWORDED || open.isEmpty() && findings.has(section)) {
      return;
    }
    int before = tokens(section.before().get());
    int after = tokens(section.after().get());
    String similarity = String.format(Locale.ROOT, "%.2f", similarity(section));
    findings.add(Rule.SECTION_REWORDED, Level.RISKY, section, open.isEmpty() ? section.rows() : open,
        "reworded, similarity " + similarity + ", " + before + " → " + after + " tokens",
        "similarity", similarity, "from", Integer.toString(before), "to", Integer.toString(after));
  }

  private static double similarity(SectionChange section) {
    return Words.similarity(
        Words.of(NormalForm.of(section.before().get().text())).shingles(),
        Words.of(NormalForm.of(section.after().get().text())).shingles());
  }

  private static int tokens(PromptSection section) {
    return Tokens.cl100k(section.text());
  }
}
