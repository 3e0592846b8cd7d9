package io.mcpspec.release.schema;

import io.mcpspec.document.text.Likeness;
import io.mcpspec.release.schema.shape.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the description of a schema and of its alternatives. A text that moved between them did not change. */
final class DescriptionComparison {

  private static final double ALIKE = 0.5;

  private final SchemaComparison comparison;
  private final SchemaPath path;
  private final Descriptions before;
  private final Descriptions after;
  private final List<String> old;
  private final List<String> now;
  private String oldText;
  private String newText;

  DescriptionComparison(SchemaComparison comparison, SchemaPath path, Schema before, Schema after) {
    this.comparison = comparison;
    this.path = path;
    this.before = Descriptions.of(before);
    this.after = Descriptions.of(after);
    this.oldText = Notes.of(before).description().orElse("");
    this.newText = Notes.of(after).description().orElse("");
    this.old = this.before.placesBut(oldText);
    this.now = this.after.placesBut(newText);
  }

  void compare() {
    if (!oldText.equals(newText)) {
      moved();
      report(path, oldText, newText);
    }
    dropSame();
    boolean samePlaces = before.byPlace().keySet().equals(after.byPlace().keySet());
    for (String place : List.copyOf(now)) {
      partner(place, samePlaces).ifPresent(other -> {
        now.remove(place);
        old.remove(other);
        report(path.part(place), before.byPlace().get(other), after.byPlace().get(place));
      });
    }
    for (String place : samePlaces ? old : List.<String>of()) {
      report(path.part(place), before.byPlace().get(place), after.byPlace().get(place));
    }
  }

  private void report(SchemaPath place, String from, String to) {
    if (!from.equals(to)) {
      comparison.add(Change.note(Change.Kind.DESCRIPTION, place, "description", from, to));
    }
  }

  /** The text went to an alternative, or came from one; there it may have got other words. */
  private void moved() {
    if (newText.isEmpty()) {
      Optional<String> place = closest(oldText, now, after);
      newText = place.map(found -> after.byPlace().get(found)).orElse("");
      place.ifPresent(now::remove);
    } else if (oldText.isEmpty()) {
      Optional<String> place = closest(newText, old, before);
      oldText = place.map(found -> before.byPlace().get(found)).orElse("");
      place.ifPresent(old::remove);
    }
  }

  private void dropSame() {
    List<String> left = new ArrayList<>(now);
    old.removeIf(place -> {
      Optional<String> same = left.stream()
          .filter(other -> after.byPlace().get(other).equals(before.byPlace().get(place))).findFirst();
      same.ifPresent(left::remove);
      same.ifPresent(now::remove);
      return same.isPresent();
    });
  }

  private Optional<String> partner(String place, boolean samePlaces) {
    return samePlaces ? Optional.of(place) : closest(after.byPlace().get(place), old, before);
  }

  private static Optional<String> closest(String text, List<String> places, Descriptions texts) {
    double best = ALIKE;
    Optional<String> found = Optional.empty();
    for (String place : places) {
      double likeness = Likeness.ofTexts(text, texts.byPlace().get(place));
      if (likeness >= best && (found.isEmpty() || likeness > best)) {
        best = likeness;
        found = Optional.of(place);
      }
    }
    return found;
  }
}
