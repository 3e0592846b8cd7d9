package io.mcpspec.release.prompt.name;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.release.prompt.content.SentencePair;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** P21: finds tools that a prompt names for the first time, no longer, or in place of another. */
public final class ToolReferenceCheck {

  private final ToolNames names;
  private final Optional<Set<String>> served;
  private final PromptFindings findings;
  private final Set<String> reported = new TreeSet<>();

  /**
   * @param served the tools of the new side; empty when they are not known, as for a Markdown file
   */
  public ToolReferenceCheck(ToolNames names, Optional<Set<String>> served, PromptFindings findings) {
    this.names = names;
    this.served = served;
    this.findings = findings;
  }

  public void check(List<SentencePair> pairs) {
    pairs.forEach(this::replaced);
    PromptChange change = findings.change();
    NameChange all = NameChange.of(names.in(change.before().text()), names.in(change.after().text()));
    report(all.come(), UnitRow::right, this::named);
    report(all.gone(), UnitRow::left, this::dropped);
  }

  private void replaced(SentencePair pair) {
    NameChange change = NameChange.of(names.in(pair.left().raw()), names.in(pair.right().raw()));
    if (change.isReplacement()) {
      String from = shown(change.gone());
      String to = shown(change.come());
      findings.add(Rule.TOOL_REFERENCE_CHANGED, level(change.come()), pair,
          from + " → " + to + missing(change.come()) + " in " + Quote.of(pair.right().normal()), "from", from,
          "to", to);
      reported.addAll(change.gone());
      reported.addAll(change.come());
    }
  }

  private void named(SectionChange section, Set<String> tools) {
    findings.add(Rule.TOOL_REFERENCE_CHANGED, level(tools), section,
        "names for the first time " + shown(tools) + missing(tools), "named", shown(tools));
  }

  private void dropped(SectionChange section, Set<String> tools) {
    findings.add(Rule.TOOL_REFERENCE_CHANGED, Level.RISKY, section,
        "no longer names " + shown(tools), "dropped", shown(tools));
  }

  /** One finding a section, at the first place of each name. */
  private void report(
      Set<String> tools, Function<UnitRow, Optional<Unit>> side, BiConsumer<SectionChange, Set<String>> finding) {
    Set<String> open = NameChange.without(tools, reported);
    for (SectionChange section : findings.change().sections()) {
      Set<String> here = new TreeSet<>();
      for (UnitRow row : section.rows()) {
        side.apply(row).ifPresent(unit -> here.addAll(names.in(unit.raw())));
      }
      here.retainAll(open);
      open.removeAll(here);
      if (!here.isEmpty()) {
        finding.accept(section, here);
      }
    }
  }

  private Level level(Set<String> tools) {
    return missing(tools).isEmpty() ? Level.RISKY : Level.BREAKING;
  }

  private String missing(Set<String> tools) {
    Set<String> missing = served.map(known -> NameChange.without(tools, known)).orElse(Set.of());
    return missing.isEmpty() ? "" : missing.size() == tools.size()
        ? ", which this server does not have" : "; this server does not have " + shown(missing);
  }

  private static String shown(Set<String> tools) {
    return "`" + String.join("`, `", tools) + "`";
  }
}
