package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.surface.ItemDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads members of list items; one of the wrong kind counts as not there. */
public final class Items {

  private Items() {}

  public static Optional<Boolean> bool(Mapping item, String key) {
    return item.get(key)
        .filter(node -> node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN)
        .map(node -> ((Scalar) node).text().equals("true"));
  }

  public static boolean isTrue(Mapping item, String key) {
    return bool(item, key).orElse(false);
  }

  /** The strings of a list; none when there is no list. */
  public static List<String> texts(Mapping item, String key) {
    List<String> found = new ArrayList<>();
    if (item.get(key).orElse(null) instanceof Sequence sequence) {
      for (Node node : sequence.items()) {
        if (node instanceof Scalar scalar && scalar.isString()) {
          found.add(scalar.text());
        }
      }
    }
    return found;
  }

  /** The objects of a list by one of their members; of two with the same the first counts. */
  static Map<String, Mapping> byName(List<Mapping> items, String key) {
    Map<String, Mapping> found = new LinkedHashMap<>();
    for (Mapping item : items) {
      item.text(key).ifPresent(name -> found.putIfAbsent(name, item));
    }
    return found;
  }

  /** The names of members that differ, the item's own digest left out. */
  public static Set<String> differing(Mapping before, Mapping after, Set<String> except) {
    Map<String, Node> old = ItemDigest.absent(before).asMap();
    Map<String, Node> now = ItemDigest.absent(after).asMap();
    Set<String> names = new LinkedHashSet<>(old.keySet());
    names.addAll(now.keySet());
    names.removeAll(except);
    names.removeIf(name -> old.containsKey(name) && Identity.of(old.get(name), now.get(name)));
    return names;
  }


  /** A list of names for a sentence: {@code `a`, `b` and `c`}. */
  public static String names(Set<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    int last = quoted.size() - 1;
    return last <= 0
        ? String.join("", quoted)
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }
}
