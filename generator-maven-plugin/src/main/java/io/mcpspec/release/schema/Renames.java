package io.mcpspec.release.schema;

import io.mcpspec.document.text.Likeness;
import io.mcpspec.publish.identity.NameForm;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.Shapes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds members that only got another name: one that is the same words in another spelling, or, of arguments, one of
 * the same types with a text or name that is nearly the same.
 */
final class Renames {

  private static final double LIKE_ENOUGH = 0.8;

  /** Below this a text says something else, so a name that is part of the other is chance. */
  private static final double HALF_ALIKE = 0.5;

  private final Shapes shapes;
  private final Side side;

  Renames(Shapes shapes, Side side) {
    this.shapes = shapes;
    this.side = side;
  }

  /** The new name by the old one; each is used once, the most alike first. */
  Map<String, String> of(Map<String, Schema> removed, Map<String, Schema> added) {
    Map<String, String> renamed = new LinkedHashMap<>();
    collect(removed, added, 1, renamed);
    collect(removed, added, LIKE_ENOUGH, renamed);
    return renamed;
  }

  private void collect(
      Map<String, Schema> removed, Map<String, Schema> added, double least, Map<String, String> renamed) {
    removed.forEach((old, before) -> {
      double best = renamed.containsKey(old) ? Double.MAX_VALUE : least;
      String match = null;
      for (Map.Entry<String, Schema> candidate : added.entrySet()) {
        double likeness = renamed.containsValue(candidate.getKey())
            ? 0 : likeness(old, before, candidate.getKey(), candidate.getValue());
        if (likeness >= best) {
          best = likeness;
          match = candidate.getKey();
        }
      }
      if (match != null) {
        renamed.put(old, match);
      }
    });
  }

  private double likeness(String old, Schema before, String now, Schema after) {
    boolean same = NameForm.isSame(old, now);
    if (same || side == Side.OUTPUT || !shapes.of(before).types().equals(shapes.of(after).types())) {
      return same ? 1 : 0;
    }
    double names = Likeness.ofNames(old, now);
    Optional<String> oldText = Notes.of(before).description();
    Optional<String> newText = Notes.of(after).description();
    if (oldText.isEmpty() || newText.isEmpty()) {
      return names;
    }
    double texts = Likeness.ofTexts(oldText.get(), newText.get());
    return texts >= HALF_ALIKE ? Math.max(names, texts) : texts;
  }
}
