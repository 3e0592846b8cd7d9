package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.List;

/** Whether two values are the same to the last byte: also the order of members counts. */
public final class Identity {

  private Identity() {}

  public static boolean of(Node before, Node after) {
    if (before == after) {
      return true;
    }
    if (before instanceof Mapping old && after instanceof Mapping now) {
      return ofMembers(old.entries(), now.entries());
    }
    if (before instanceof Sequence old && after instanceof Sequence now) {
      return ofItems(old.items(), now.items());
    }
    return before != null && before.equals(after);
  }

  private static boolean ofMembers(List<Mapping.Entry> before, List<Mapping.Entry> after) {
    if (before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      Mapping.Entry old = before.get(i);
      Mapping.Entry now = after.get(i);
      if (!old.key().equals(now.key()) || !of(old.value(), now.value())) {
        return false;
      }
    }
    return true;
  }

  private static boolean ofItems(List<Node> before, List<Node> after) {
    if (before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      if (!of(before.get(i), after.get(i))) {
        return false;
      }
    }
    return true;
  }
}
