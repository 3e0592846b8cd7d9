package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * An item that came, went or changed.
 *
 * @param item its name for people, such as {@code tool put_item}
 * @param before what was served; empty when the item is new
 * @param after what is served now; empty when the item is gone
 */
record ItemChange(String item, Optional<Mapping> before, Optional<Mapping> after) {

  /** The members that differ; none when the item itself came or went. */
  List<String> members() {
    if (before.isEmpty() || after.isEmpty()) {
      return List.of();
    }
    TreeSet<String> members = new TreeSet<>(before.get().keys());
    members.addAll(after.get().keys());
    return members.stream().filter(name -> !before.get().get(name).equals(after.get().get(name))).toList();
  }

  /** The change in one line, with the place in the spec where there is one. */
  String line() {
    if (after.isEmpty()) {
      return item + " is gone";
    }
    if (before.isEmpty()) {
      return item + " is new, at " + after.get().span();
    }
    Node place = members().stream().flatMap(name -> after.get().get(name).stream()).findFirst().orElse(after.get());
    return item + ": " + String.join(", ", members()) + ", at " + place.span();
  }
}
