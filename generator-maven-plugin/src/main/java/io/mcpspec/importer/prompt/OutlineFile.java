package io.mcpspec.importer.prompt;

import io.mcpspec.importer.ImportFailedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The entries of a {@code prompt.yaml}, to be changed. */
final class OutlineFile {

  private final List<OutlineEntry> roots;

  OutlineFile(List<OutlineEntry> roots) {
    this.roots = roots;
  }

  List<OutlineEntry> roots() {
    return roots;
  }

  /** The ids of all entries, in the order of the file. */
  List<String> ids() {
    List<String> ids = new ArrayList<>();
    addIds(roots, ids);
    return ids;
  }

  private static void addIds(List<OutlineEntry> level, List<String> ids) {
    for (OutlineEntry entry : level) {
      ids.add(entry.id());
      addIds(entry.children(), ids);
    }
  }

  OutlineEntry entry(String id) {
    return find(roots, id).orElseThrow(() -> new ImportFailedException("the outline has no `" + id + "`"));
  }

  private static Optional<OutlineEntry> find(List<OutlineEntry> level, String id) {
    for (OutlineEntry entry : level) {
      Optional<OutlineEntry> found = entry.id().equals(id) ? Optional.of(entry) : find(entry.children(), id);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /**
   * Adds a new entry.
   *
   * @param parent the entry that it lies in; none at the top
   * @param previous the entry that it stands behind; none if it is the first
   */
  void add(OutlineEntry entry, Optional<String> parent, Optional<String> previous) {
    List<OutlineEntry> level = parent.map(id -> entry(id).children()).orElse(roots);
    int at = 0;
    for (int i = 0; i < level.size(); i++) {
      if (previous.filter(level.get(i).id()::equals).isPresent()) {
        at = i + 1;
      }
    }
    level.add(at, entry);
  }
}
