package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** P24: reports everything that only looks different, as one finding a prompt. */
public final class FormCheck {

  private FormCheck() {}

  public static void check(PromptFindings findings) {
    int lines = 0;
    Set<String> sections = new LinkedHashSet<>();
    Optional<UnitRow> example = Optional.empty();
    for (SectionChange section : findings.change().sections()) {
      int here = 0;
      for (UnitRow row : section.rows()) {
        if (row.kind() == Row.Kind.FORMAT_ONLY && row.unit().kind() != Unit.Kind.FENCE) {
          here++;
          example = example.filter(shown -> length(shown) <= length(row)).or(() -> Optional.of(row));
        }
      }
      if (here > 0 || section.isWrappedOtherwise()) {
        sections.add(section.section().id());
      }
      lines += here;
    }
    if (!sections.isEmpty()) {
      String where = sections.size() == 1 ? "section `" + sections.iterator().next() + "`"
          : sections.size() + " sections";
      findings.add(Rule.FORMAT_ONLY, Level.DOCS, message(lines, where, example),
          "sections", String.join(",", sections), "lines", Integer.toString(lines));
    }
  }

  /** The shortest example is the best, unless it only left a fence and looks the same. */
  private static int length(UnitRow row) {
    boolean shows = !row.left().map(Unit::raw).equals(row.right().map(Unit::raw));
    return shows ? row.unit().raw().length() : Integer.MAX_VALUE;
  }

  private static String message(int lines, String where, Optional<UnitRow> example) {
    if (example.isEmpty()) {
      return "only blank lines and line breaks differ in " + where;
    }
    Unit left = example.get().left().orElseThrow();
    Unit right = example.get().right().orElseThrow();
    String count = lines == 1 ? "1 line differs" : lines + " lines differ";
    return count + " in form only in " + where + ", such as " + Quote.cut(left.raw()) + " → "
        + Quote.cut(right.raw());
  }
}
