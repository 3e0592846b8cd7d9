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
import java.util.function.Function;

/** P17: finds sentences that name another file, and files that a prompt names for the first time or no longer. */
public final class FileReferenceCheck {

  private FileReferenceCheck() {}

  public static void check(List<SentencePair> pairs, PromptFindings findings) {
    Set<String> reported = new TreeSet<>();
    for (SentencePair pair : pairs) {
      NameChange change = NameChange.of(FileNames.in(pair.left().raw()), FileNames.in(pair.right().raw()));
      if (pair.isText() && change.isReplacement()) {
        String from = String.join(", ", change.gone());
        String to = String.join(", ", change.come());
        findings.add(Rule.FILE_REFERENCE_CHANGED, Level.BREAKING, pair,
            from + " → " + to + " in " + Quote.of(pair.right().normal()), "from", from, "to", to);
        reported.addAll(change.gone());
        reported.addAll(change.come());
      }
    }
    PromptChange change = findings.change();
    NameChange all = NameChange.of(FileNames.in(change.before().text()), FileNames.in(change.after().text()));
    report(NameChange.without(all.gone(), reported), UnitRow::left, "no longer names ", findings);
    report(NameChange.without(all.come(), reported), UnitRow::right, "names the new file ", findings);
  }

  private static void report(
      Set<String> files, Function<UnitRow, Optional<Unit>> side, String words, PromptFindings findings) {
    for (String file : files) {
      for (SectionChange section : findings.change().sections()) {
        Optional<UnitRow> row = section.rows().stream()
            .filter(candidate -> side.apply(candidate).filter(unit -> names(unit, file)).isPresent())
            .findFirst();
        if (row.isPresent()) {
          findings.add(Rule.FILE_REFERENCE_CHANGED, Level.BREAKING, section, row.get(), words + file, "file", file);
          break;
        }
      }
    }
  }

  private static boolean names(Unit unit, String file) {
    return unit.isText() && FileNames.in(unit.raw()).contains(file);
  }
}
