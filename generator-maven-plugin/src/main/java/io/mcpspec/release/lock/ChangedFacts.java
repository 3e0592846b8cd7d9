package io.mcpspec.release.lock;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Fact;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Collects the facts that no longer have the values that a release was locked with, and where these are seen. */
final class ChangedFacts {

  private record Change(List<Fact> facts, Scalar now, String was) {}

  private final Catalog catalog;
  private final Map<Change, SortedSet<String>> seen = new LinkedHashMap<>();

  ChangedFacts(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Whether two texts differ in nothing but values of facts. Remembers the facts if so.
   *
   * @param facts the facts that may be in the text
   * @param release the release that has both texts
   * @param where what has the text, such as {@code prompt architect of 1.0.8}
   */
  boolean explain(String locked, String made, Collection<Fact> facts, String release, String where) {
    Optional<Map<List<Fact>, String>> before =
        new FactTexts(facts, fact -> fact.at(release, catalog)).before(locked, made);
    before.orElse(Map.of()).forEach((meant, was) -> seen
        .computeIfAbsent(new Change(meant, meant.get(0).at(release, catalog), was), first -> new TreeSet<>())
        .add(where));
    return before.isPresent();
  }

  /**
   * What is wrong, one fault for each changed value.
   *
   * @param open the release that may still change, if there is one
   */
  List<String> faults(Optional<String> open) {
    return seen.entrySet().stream().map(change -> fault(change.getKey(), change.getValue(), open)).toList();
  }

  private static String fault(Change change, SortedSet<String> where, Optional<String> open) {
    String names = change.facts().stream().map(fact -> "`" + fact.id() + "`").collect(Collectors.joining(" or "));
    String now = change.now().text();
    return change.now().span() + ": the value of fact " + names + " is " + now + ", but " + change.was()
        + " in what was locked:\n  " + String.join("\n  ", where)
        + "\nA locked release keeps its values. "
        + open.map(draft -> "Restore").orElse("Open a draft release in releases.yaml, restore")
        + " the value " + change.was() + ", and write the new one under `history:` as `{ at: "
        + open.orElse("DRAFT") + ", value: " + now + " }`";
  }
}
