package io.mcpspec.release.prompt.name;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.release.prompt.content.SentencePair;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * P20: compares placeholders. One that no argument fills reaches the model as it is written; an argument without its
 * placeholder has no effect.
 */
public final class PlaceholderCheck {

  private final Optional<Set<String>> arguments;
  private final PromptFindings findings;

  /**
   * @param arguments the prompt's arguments on the new side; empty when they are not known
   */
  public PlaceholderCheck(Optional<Set<String>> arguments, PromptFindings findings) {
    this.arguments = arguments;
    this.findings = findings;
  }

  public void check(List<SentencePair> pairs) {
    NameChange change = NameChange.of(
        Placeholders.inserted(findings.change().before().text()),
        Placeholders.inserted(findings.change().after().text()));
    change.come().forEach(this::come);
    change.gone().forEach(this::gone);
    pairs.forEach(this::bracketed);
  }

  private void come(String name) {
    boolean filled = arguments.isPresent() && arguments.get().contains(name);
    String message = "new placeholder `" + name + "`" + (filled ? "" : ", which no argument fills");
    report(name, UnitRow::right, filled ? Level.RISKY : Level.BREAKING, message, "added");
  }

  private void gone(String name) {
    boolean asked = arguments.isPresent() && arguments.get().contains(name);
    String message = "placeholder `" + name + "` removed" + (asked ? ", its argument is still asked for" : "");
    report(name, UnitRow::left, asked ? Level.BREAKING : Level.RISKY, message, "removed");
  }

  /** At the first place that has it. */
  private void report(
      String name, Function<UnitRow, Optional<Unit>> side, Level level, String message, String change) {
    for (SectionChange section : findings.change().sections()) {
      for (UnitRow row : section.rows()) {
        if (side.apply(row).filter(unit -> Placeholders.inserted(unit.raw()).contains(name)).isPresent()) {
          findings.add(Rule.PLACEHOLDER_CHANGED, level, section, row, message, "placeholder", name, "change", change);
          return;
        }
      }
    }
  }

  /** In a layout, brackets hold descriptions of what is to be written: another wording is no other placeholder. */
  private void bracketed(SentencePair pair) {
    boolean layout = pair.right().context() == Unit.Context.TEMPLATE;
    if (!pair.isText() || layout) {
      return;
    }
    NameChange change =
        NameChange.of(Placeholders.bracketed(pair.left().raw()), Placeholders.bracketed(pair.right().raw()));
    String from = String.join(", ", change.gone());
    String to = String.join(", ", change.come());
    if (!from.isEmpty() || !to.isEmpty()) {
      String words = from.isEmpty() ? "new placeholder " + to
          : to.isEmpty() ? "placeholder " + from + " removed" : from + " → " + to;
      findings.add(Rule.PLACEHOLDER_CHANGED, Level.RISKY, pair,
          words + " in " + Quote.of(pair.right().normal()), "from", from, "to", to);
    }
  }
}
