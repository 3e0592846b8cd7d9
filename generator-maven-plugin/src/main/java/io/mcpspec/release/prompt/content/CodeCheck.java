package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.UnitRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** P19: finds code examples that changed, came, went, became prose or were prose, in sections that stayed. */
public final class CodeCheck {

  /** The share of words that two forms of an example have in common at least. */
  private static final double SAME_EXAMPLE = 0.5;

  private final PromptFindings findings;

  public CodeCheck(PromptFindings findings) {
    this.findings = findings;
  }

  public void check() {
    findings.change().sections().stream().filter(SectionChange::isPair).forEach(this::check);
  }

  private void check(SectionChange section) {
    List<CodeBlock> old = CodeBlock.of(section, UnitRow::left);
    List<CodeBlock> now = CodeBlock.of(section, UnitRow::right);
    List<CodeBlock> gone = new ArrayList<>(old);
    List<CodeBlock> come = new ArrayList<>(now);
    pairSame(section, gone, come);
    pairAlike(section, gone, come);
    gone.forEach(block -> report(section, Level.RISKY, block,
        now.stream().anyMatch(block::isPartOf) ? "became part of another"
            : block.isText(UnitRow::right) ? "became prose" : "removed"));
    come.forEach(block -> report(section, Level.RISKY, block,
        old.stream().anyMatch(block::isPartOf) ? "was part of another"
            : block.isText(UnitRow::left) ? "was prose" : "is new"));
  }

  private void pairSame(SectionChange section, List<CodeBlock> gone, List<CodeBlock> come) {
    for (CodeBlock block : List.copyOf(gone)) {
      come.stream().filter(other -> other.lines().equals(block.lines())).findFirst().ifPresent(other -> {
        info(section, block, other);
        gone.remove(block);
        come.remove(other);
      });
    }
  }

  private void pairAlike(SectionChange section, List<CodeBlock> gone, List<CodeBlock> come) {
    for (CodeBlock block : List.copyOf(gone)) {
      mostAlike(block, come).ifPresent(other -> {
        report(section, Level.RISKY, block, "changed: " + change(block, other));
        gone.remove(block);
        come.remove(other);
      });
    }
  }

  private void info(SectionChange section, CodeBlock old, CodeBlock now) {
    if (!old.info().equals(now.info())) {
      report(section, Level.DOCS, now, "language tag " + tag(old) + " → " + tag(now));
    }
  }

  private static String tag(CodeBlock block) {
    return block.info().isEmpty() ? "none" : "`" + block.info() + "`";
  }

  private static Optional<CodeBlock> mostAlike(CodeBlock block, List<CodeBlock> others) {
    CodeBlock best = null;
    double most = 0;
    for (CodeBlock other : others) {
      double common = block.words().inCommon(other.words());
      if (common >= SAME_EXAMPLE && common > most) {
        best = other;
        most = common;
      }
    }
    return Optional.ofNullable(best);
  }

  private static String change(CodeBlock old, CodeBlock now) {
    List<String> gone = without(old.lines(), now.lines());
    List<String> come = without(now.lines(), old.lines());
    String from = gone.isEmpty() ? "nothing" : Quote.of(gone.get(0));
    String to = come.isEmpty() ? "nothing" : Quote.of(come.get(0));
    int more = Math.max(gone.size(), come.size()) - 1;
    return from + " → " + to + (more > 0 ? " and " + more + (more == 1 ? " more line" : " more lines") : "");
  }

  private static List<String> without(List<String> lines, List<String> others) {
    List<String> left = new ArrayList<>(others);
    return lines.stream().filter(line -> !left.remove(line)).toList();
  }

  private void report(SectionChange section, Level level, CodeBlock block, String change) {
    findings.add(Rule.CODE_EXAMPLE_CHANGED, level, section, block.rows(),
        "code example " + Quote.of(block.title()) + " " + change, "example", block.title(), "change", change);
  }
}
