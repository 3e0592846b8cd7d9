package io.mcpspec.generator.prompt;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.model.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The entries that an outline has in one release, each at the place that it has there. */
final class OutlineTree {

  /** An entry with the entries below it. */
  record Entry(Section section, List<Entry> children) {}

  private final Catalog catalog;
  private final String release;
  private final List<Entry> roots;

  OutlineTree(List<Section> outline, String release, Catalog catalog) {
    this.catalog = catalog;
    this.release = release;
    this.roots = present(outline);
    move();
  }

  List<Entry> roots() {
    return roots;
  }

  /** Every entry, in the order of the text. */
  List<Entry> all() {
    return flatten(roots);
  }

  /** The revisions of a section that hold in the release, oldest first. */
  static List<Section.Revision> revisions(Section section, String release, Catalog catalog) {
    return section.revisions().stream().filter(revision -> catalog.includes(release, revision.at())).toList();
  }

  private List<Entry> present(List<Section> sections) {
    List<Entry> entries = new ArrayList<>();
    for (Section section : sections) {
      if (isPresent(section)) {
        entries.add(new Entry(section, present(section.children())));
      }
    }
    return entries;
  }

  private boolean isPresent(Section section) {
    List<Section.Revision> revisions = revisions(section, release, catalog);
    return catalog.includes(release, section.since())
        && !revisions.isEmpty()
        && !revisions.get(revisions.size() - 1).removed();
  }

  /** Moves are made release by release, in the order of the outline. */
  private void move() {
    List<Entry> all = flatten(roots);
    for (Release step : catalog.releases()) {
      for (Entry entry : all) {
        entry.section().revisions().stream()
            .filter(revision -> revision.at().equals(Optional.of(step.id())))
            .filter(revision -> catalog.includes(release, revision.at()))
            .flatMap(revision -> revision.move().stream())
            .forEach(move -> place(entry, move));
      }
    }
  }

  /** A target that is not in this release leaves the entry where it was. */
  private void place(Entry entry, Section.Move move) {
    Optional<Entry> target = flatten(roots).stream().filter(e -> e.section().id().equals(move.target())).findFirst();
    if (target.isEmpty() || flatten(List.of(entry)).contains(target.get())) {
      return;
    }
    siblings(entry, roots).remove(entry);
    if (move.kind() == Section.Move.Kind.UNDER) {
      target.get().children().add(entry);
    } else {
      List<Entry> siblings = siblings(target.get(), roots);
      siblings.add(indexOf(target.get(), siblings) + 1, entry);
    }
  }

  private static List<Entry> siblings(Entry entry, List<Entry> level) {
    if (indexOf(entry, level) >= 0) {
      return level;
    }
    return level.stream()
        .map(parent -> siblings(entry, parent.children()))
        .filter(found -> indexOf(entry, found) >= 0)
        .findFirst()
        .orElse(List.of());
  }

  private static int indexOf(Entry entry, List<Entry> level) {
    return level.stream().map(e -> e.section().id()).toList().indexOf(entry.section().id());
  }

  private static List<Entry> flatten(List<Entry> entries) {
    List<Entry> all = new ArrayList<>();
    for (Entry entry : entries) {
      all.add(entry);
      all.addAll(flatten(entry.children()));
    }
    return all;
  }
}
