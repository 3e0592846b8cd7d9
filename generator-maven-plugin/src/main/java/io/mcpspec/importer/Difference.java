package io.mcpspec.importer;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A place where two JSON values are not the same.
 *
 * @param path such as {@code tools[3].inputSchema.properties.city}
 * @param published what the server has; none where it has nothing
 * @param compiled what the spec gives; none where it gives nothing
 */
public record Difference(String path, Optional<Node> published, Optional<Node> compiled) {

  private static final int MOST_SHOWN = 120;

  /** The innermost differences between two values. */
  public static List<Difference> between(String path, Optional<Node> published, Optional<Node> compiled) {
    List<Difference> found = new ArrayList<>();
    add(path, published, compiled, found);
    return found;
  }

  private static void add(String path, Optional<Node> left, Optional<Node> right, List<Difference> found) {
    if (left.equals(right)) {
      return;
    }
    if (left.orElse(null) instanceof Mapping one && right.orElse(null) instanceof Mapping other) {
      Set<String> keys = new LinkedHashSet<>(one.keys());
      keys.addAll(other.keys());
      keys.forEach(key -> add(member(path, key), one.get(key), other.get(key), found));
    } else if (left.orElse(null) instanceof Sequence one && right.orElse(null) instanceof Sequence other) {
      for (int i = 0; i < Math.max(one.items().size(), other.items().size()); i++) {
        add(path + "[" + i + "]", item(one, i), item(other, i), found);
      }
    } else {
      found.add(new Difference(path, left, right));
    }
  }

  private static Optional<Node> item(Sequence list, int index) {
    return index < list.items().size() ? Optional.of(list.items().get(index)) : Optional.empty();
  }

  private static String member(String path, String key) {
    String step = key.matches("[A-Za-z0-9_$-]+") ? key : "\"" + key + "\"";
    return path.isEmpty() ? step : path + "." + step;
  }

  @Override
  public String toString() {
    return path + ": the server has " + shown(published) + ", the spec gives " + shown(compiled);
  }

  private static String shown(Optional<Node> value) {
    String json = value.map(JsonWriter::compact).orElse("nothing");
    return json.length() <= MOST_SHOWN ? json : json.substring(0, MOST_SHOWN) + "…";
  }
}
