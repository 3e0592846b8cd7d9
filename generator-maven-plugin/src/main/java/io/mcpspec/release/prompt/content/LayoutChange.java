package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Words;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** How the parts of a section's layouts changed. A part counts as the same wherever in the section it stands. */
final class LayoutChange {

  /**
   * A part.
   *
   * @param heading the heading that it stands under, or is
   * @param kind what it is
   * @param name how it is called
   */
  record Named(String heading, LayoutPart.Kind kind, String name) {

    boolean isSame(Named other) {
      return kind == other.kind && name.equals(other.name);
    }

    boolean isHeading() {
      return kind == LayoutPart.Kind.HEADING;
    }
  }

  /** The share of words that two names of one column have in common at least. */
  private static final double SAME_NAME = 0.5;

  private final List<Named> removed;
  private final List<Named> added;
  private final Map<Named, Named> renamed = new LinkedHashMap<>();

  LayoutChange(SectionChange section) {
    List<Named> old = parts(section, UnitRow::left);
    List<Named> now = parts(section, UnitRow::right);
    removed = without(old, now);
    added = without(now, old);
    section.rows().stream().filter(row -> row.kind() == Row.Kind.CHANGED).forEach(this::findRenamed);
    findRenamedColumns();
  }

  /** Parts that are gone, but not those that went with their heading; a renamed heading has its new name. */
  List<Named> removed() {
    return withoutBelow(removed).stream().map(this::underNewName).toList();
  }

  private Named underNewName(Named part) {
    for (Map.Entry<Named, Named> heading : renamed.entrySet()) {
      if (heading.getKey().isHeading() && heading.getKey().name().equals(part.heading())) {
        return new Named(heading.getValue().name(), part.kind(), part.name());
      }
    }
    return part;
  }

  /** Parts that are new, but not those that came with their heading. */
  List<Named> added() {
    return withoutBelow(added);
  }

  /** Parts that stand where they stood, by another name. */
  Map<Named, Named> renamed() {
    return renamed;
  }

  private static List<Named> parts(SectionChange section, Function<UnitRow, Optional<Unit>> side) {
    List<Named> parts = new ArrayList<>();
    String heading = "";
    for (UnitRow row : section.rows()) {
      Optional<LayoutPart> part = side.apply(row).flatMap(LayoutPart::of);
      if (part.isPresent()) {
        LayoutPart.Kind kind = part.get().kind();
        heading = kind == LayoutPart.Kind.HEADING ? part.get().names().get(0) : heading;
        for (String name : part.get().names()) {
          parts.add(new Named(heading, kind, name));
        }
      }
    }
    return parts;
  }

  private static List<Named> without(List<Named> parts, List<Named> others) {
    List<Named> left = new ArrayList<>(others);
    List<Named> rest = new ArrayList<>();
    for (Named part : parts) {
      Optional<Named> same = left.stream().filter(part::isSame).findFirst();
      same.ifPresentOrElse(left::remove, () -> rest.add(part));
    }
    return rest;
  }

  private void findRenamed(UnitRow row) {
    Optional<Named> old = find(row.left(), removed);
    Optional<Named> now = find(row.right(), added);
    if (old.isPresent() && now.isPresent() && old.get().kind() == now.get().kind()) {
      rename(old.get(), now.get());
    }
  }

  /** The part that a unit is; of a row of columns none, since they are told apart by name alone. */
  private static Optional<Named> find(Optional<Unit> unit, List<Named> parts) {
    return unit.flatMap(LayoutPart::of)
        .filter(part -> part.kind() != LayoutPart.Kind.COLUMN)
        .flatMap(part -> parts.stream()
            .filter(named -> named.kind() == part.kind() && named.name().equals(part.names().get(0)))
            .findFirst());
  }

  private void findRenamedColumns() {
    for (Named old : List.copyOf(removed)) {
      Words words = Words.of(old.name());
      Optional<Named> now = added.stream()
          .filter(part -> part.kind() == LayoutPart.Kind.COLUMN && old.kind() == part.kind())
          .filter(part -> words.inCommon(Words.of(part.name())) >= SAME_NAME)
          .findFirst();
      now.ifPresent(part -> rename(old, part));
    }
  }

  private void rename(Named old, Named now) {
    renamed.put(old, now);
    removed.remove(old);
    added.remove(now);
  }

  private static List<Named> withoutBelow(List<Named> parts) {
    List<String> headings = parts.stream().filter(Named::isHeading).map(Named::name).toList();
    return parts.stream().filter(part -> part.isHeading() || !headings.contains(part.heading())).toList();
  }
}
