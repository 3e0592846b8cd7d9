package io.mcpspec.spec.prompt;

import io.mcpspec.document.source.LocatedText;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.model.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The entries that an outline has in one release, each at the place that it has there.
 *
 * <p>The outline is followed through the releases. In each, moves are made first, in the order of the outline, then
 * entries end; so what is moved out of an entry outlives it. A move to a target that the release does not have is not
 * made. Where a target ends later, what was moved behind it keeps its place, and what was moved below it ends too.
 */
final class OutlineTree {

  /** An entry with the entries below it. */
  record Entry(Section section, List<Entry> children) {}

  /**
   * What a section holds.
   *
   * @param text the heading or the text
   * @param revision the release that brought it
   */
  record Held(LocatedText text, String revision) {

    Origin origin(String section, Origin.Part part) {
      return Origin.of(section, revision, part, text);
    }
  }

  private final Catalog catalog;
  private final String release;
  private final String first;
  private final List<Entry> roots;
  private final Map<String, Entry> byId = new LinkedHashMap<>();
  private final Map<String, Entry> parents = new LinkedHashMap<>();

  OutlineTree(Prompt prompt, List<Section> outline, String release, Catalog catalog) {
    this.catalog = catalog;
    this.release = release;
    this.first = prompt.since()
        .or(() -> catalog.releases().stream().findFirst().map(Release::id))
        .orElse(release);
    this.roots = entries(outline, Optional.empty());
    catalog.releases().stream()
        .map(Release::id)
        .filter(step -> catalog.includes(release, Optional.of(step)))
        .forEach(this::move);
  }

  /** The entries of the release. */
  List<Entry> roots() {
    return present(roots);
  }

  /** What {@code part} of a section's history holds in the release. */
  Optional<Held> newest(Section section, Function<Section.Revision, Optional<LocatedText>> part) {
    return revisions(section, release).stream()
        .flatMap(revision -> part.apply(revision).stream()
            .map(text -> new Held(text, revision.at().orElseGet(() -> start(section)))))
        .reduce((earlier, later) -> later);
  }

  /** What stands in front of an entry in the release, where it says so. */
  Optional<String> before(Section section) {
    return spacing(section, Section.Revision::before).or(section::before);
  }

  /** What stands behind an entry's heading in the release, where it says so. */
  Optional<String> afterHeading(Section section) {
    return spacing(section, Section.Revision::afterHeading).or(section::afterHeading);
  }

  private Optional<String> spacing(Section section, Function<Section.Revision, Optional<String>> part) {
    return revisions(section, release).stream()
        .flatMap(revision -> part.apply(revision).stream())
        .reduce((earlier, later) -> later);
  }

  /** The release that brought a section. */
  String start(Section section) {
    return section.since().orElse(first);
  }

  /** Every entry below {@code level}, in the order of the text. */
  static List<Entry> flatten(List<Entry> level) {
    List<Entry> all = new ArrayList<>();
    for (Entry entry : level) {
      all.add(entry);
      all.addAll(flatten(entry.children()));
    }
    return all;
  }

  private List<Entry> entries(List<Section> sections, Optional<Entry> parent) {
    List<Entry> entries = new ArrayList<>();
    for (Section section : sections) {
      Entry entry = new Entry(section, new ArrayList<>());
      byId.put(section.id(), entry);
      parent.ifPresent(above -> parents.put(section.id(), above));
      entry.children().addAll(entries(section.children(), Optional.of(entry)));
      entries.add(entry);
    }
    return entries;
  }

  private List<Entry> present(List<Entry> level) {
    return level.stream()
        .filter(entry -> isPresent(entry.section(), release))
        .map(entry -> new Entry(entry.section(), present(entry.children())))
        .toList();
  }

  private boolean isPresent(Section section, String step) {
    List<Section.Revision> revisions = revisions(section, step);
    return catalog.includes(step, section.since())
        && !revisions.isEmpty()
        && !revisions.get(revisions.size() - 1).removed();
  }

  private List<Section.Revision> revisions(Section section, String step) {
    return section.revisions().stream().filter(revision -> catalog.includes(step, revision.at())).toList();
  }

  private void move(String step) {
    for (Entry entry : List.copyOf(byId.values())) {
      entry.section().revisions().stream()
          .filter(revision -> revision.at().equals(Optional.of(step)))
          .flatMap(revision -> revision.move().stream())
          .forEach(move -> place(entry, move, step));
    }
  }

  private void place(Entry entry, Section.Move move, String step) {
    Entry target = byId.get(move.target());
    if (target == null || !isReachable(target, step) || isWithin(target, entry)) {
      return;
    }
    siblings(entry).removeIf(sibling -> sibling == entry);
    boolean under = move.kind() == Section.Move.Kind.UNDER;
    Optional<Entry> parent = under ? Optional.of(target) : parent(target);
    parent.ifPresentOrElse(
        above -> parents.put(entry.section().id(), above), () -> parents.remove(entry.section().id()));
    List<Entry> level = siblings(entry);
    level.add(under ? level.size() : position(target, level) + 1, entry);
  }

  private boolean isReachable(Entry entry, String step) {
    return isPresent(entry.section(), step) && parent(entry).map(above -> isReachable(above, step)).orElse(true);
  }

  private boolean isWithin(Entry entry, Entry ancestor) {
    return entry == ancestor || parent(entry).map(above -> isWithin(above, ancestor)).orElse(false);
  }

  private Optional<Entry> parent(Entry entry) {
    return Optional.ofNullable(parents.get(entry.section().id()));
  }

  private List<Entry> siblings(Entry entry) {
    return parent(entry).map(Entry::children).orElse(roots);
  }

  private static int position(Entry entry, List<Entry> level) {
    int position = 0;
    while (level.get(position) != entry) {
      position++;
    }
    return position;
  }
}
