package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds what was taken away at one place and put in at another, word for word. */
final class MovedUnits {

  /** Letters and digits that a unit needs: less is found everywhere. */
  private static final int SUBSTANCE = 20;

  private MovedUnits() {}

  /** The same sections with the moved units marked as such; each goes to one place. */
  static List<SectionChange> mark(List<SectionChange> sections) {
    Map<String, Integer> removed = count(sections, Row.Kind.REMOVED);
    Map<String, Integer> added = count(sections, Row.Kind.ADDED);
    Map<String, Integer> away = new HashMap<>();
    added.forEach((text, count) -> away.put(text, Math.min(count, removed.getOrDefault(text, 0))));
    Map<String, Integer> here = new HashMap<>(away);
    List<SectionChange> marked = new ArrayList<>();
    for (SectionChange section : sections) {
      List<UnitRow> rows = new ArrayList<>();
      for (UnitRow row : section.rows()) {
        boolean moved = row.kind() == Row.Kind.REMOVED && take(row, away)
            || row.kind() == Row.Kind.ADDED && take(row, here);
        rows.add(moved ? row.moved() : row);
      }
      marked.add(new SectionChange(section.before(), section.after(), section.move(), rows));
    }
    return List.copyOf(marked);
  }

  private static Map<String, Integer> count(List<SectionChange> sections, Row.Kind kind) {
    Map<String, Integer> count = new HashMap<>();
    for (SectionChange section : sections) {
      for (UnitRow row : section.rows()) {
        if (row.kind() == kind && !row.unit().isHeading()
            && NormalForm.substance(row.unit().normal()) >= SUBSTANCE) {
          count.merge(row.unit().normal(), 1, Integer::sum);
        }
      }
    }
    return count;
  }

  private static boolean take(UnitRow row, Map<String, Integer> moved) {
    int left = moved.getOrDefault(row.unit().normal(), 0);
    if (left > 0) {
      moved.put(row.unit().normal(), left - 1);
    }
    return left > 0;
  }
}
