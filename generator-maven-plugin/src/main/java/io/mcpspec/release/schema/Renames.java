package io.mcpspec.release.schema;

import io.mcpspec.document.text.Likeness;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.Shapes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finds members that only got another name: the same types, and a text or name that is nearly the same. */
final class Renames {

  private static final double LIKE_ENOUGH = 0.8;

  /** Below this a text says something else, so a name that is part of the other is chance. */
  private static final double HALF_ALIKE = 0.5;

  private final Shapes shapes;

  Renames(Shapes shapes) {
    this.shapes = shapes;
  }

  /** The new name by the old one; each is used once, the most alike first. */
  Map<String, String> of(Map<String, Schema> removed, Map<String, Schema> added) {
    Map<String, String> renamed = new LinkedHashMap<>();
    removed.forEach((old, before) -> {
      double best = LIKE_ENOUGH;
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
    return renamed;
  }

  private double likeness(String old, Schema before, String now, Schema after) {
    if (!shapes.of(before).types().equals(shapes.of(after).types())) {
      return 0;
    }
    double names = Likeness.ofNames(old, now);
    Optional<String> oldText = Notes.of(before).description();
    Optional<String> newText = Notes.of(after).description();
    if (oldText.isEmpty() || newText.isEmpty()) {
      return names;
    }
    double texts = Likeness.ofTexts(oldText.get(), newText.get());
    return names == 1 || texts >= HALF_ALIKE ? Math.max(names, texts) : texts;
  }
}
