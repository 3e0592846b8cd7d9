package io.mcpspec.release.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** One transition gives one change, also where several types or alternatives show it. */
final class Changes {

  private Changes() {}

  static List<Change> withoutRepetition(List<Change> changes) {
    Set<SchemaPath> combined = new HashSet<>();
    for (Change change : changes) {
      if (change.kind() == Change.Kind.COMPOSITION) {
        combined.add(change.path());
      }
    }
    Set<Change> different = new LinkedHashSet<>(changes);
    Set<SchemaPath> typed = new HashSet<>();
    different.removeIf(change ->
        change.kind() == Change.Kind.ALTERNATIVES && combined.contains(change.path())
            || change.kind() == Change.Kind.TYPE && !typed.add(change.path()));
    return new ArrayList<>(different);
  }
}
