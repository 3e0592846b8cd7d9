package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.importer.Published;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Small questions about items and their files. */
final class Items {

  private Items() {}

  /** The items of a list by the member that tells them apart. */
  static Map<String, Mapping> by(String key, Optional<List<Mapping>> items) {
    Map<String, Mapping> found = new LinkedHashMap<>();
    Published.items(items).forEach(item -> found.put(Published.text(item, key), item));
    return found;
  }

  /** The items with one of these names that another list does not have. */
  static Map<String, Mapping> without(Map<String, Mapping> items, Map<String, Mapping> others, Set<String> names) {
    Map<String, Mapping> left = new LinkedHashMap<>(items);
    left.keySet().removeAll(others.keySet());
    left.keySet().retainAll(names);
    return left;
  }

  /** A file with a flag; in front of {@code wire}, which is the last member. */
  static Mapping with(Mapping file, String key, boolean value) {
    return file.has(key)
        ? file
        : before(file, List.of("wire"), new Mapping.Entry(key, file.span(), Scalar.bool(value, file.span())));
  }

  /** A new file with the release that brought it. */
  static Mapping since(Mapping file, String release) {
    Mapping.Entry since = new Mapping.Entry("since", file.span(), Scalar.string(release, file.span()));
    return before(file, List.of("effect", "deliver", "arguments", "handler", "messages"), since);
  }

  private static Mapping before(Mapping file, List<String> keys, Mapping.Entry added) {
    List<Mapping.Entry> entries = new ArrayList<>(file.entries());
    int at = 0;
    while (at < entries.size() && !keys.contains(entries.get(at).key())) {
      at++;
    }
    entries.add(at, added);
    return new Mapping(entries, file.span());
  }

  /** The names of a list's items in its order. */
  public static List<String> names(Optional<List<Mapping>> items) {
    return Published.items(items).stream().map(item -> Published.text(item, "name")).toList();
  }

  /** Whether there is a list, as a value. */
  static Node isList(Optional<Node> list) {
    Node found = list.orElseThrow();
    return Scalar.bool(found instanceof Sequence, found.span());
  }

  /** A file with a member, behind another if it is new. */
  static Mapping behind(Mapping file, String other, String key, Node value) {
    MappingBuilder built = new MappingBuilder(file.span());
    file.entries().forEach(entry -> {
      built.put(entry.key(), entry.value());
      if (entry.key().equals(other) && !file.has(key)) {
        built.put(key, value);
      }
    });
    return file.has(key) ? built.put(key, value).build() : built.build();
  }

  static String title(Node example) {
    return example instanceof Mapping mapping ? mapping.text("title").orElse("") : "";
  }

  /** A file with a member put in the place of another. */
  static Mapping replaced(Mapping file, String key, String by, Node value) {
    MappingBuilder built = new MappingBuilder(file.span());
    file.entries().forEach(entry -> {
      if (entry.key().equals(key)) {
        built.put(by, value);
      } else {
        built.put(entry.key(), entry.value());
      }
    });
    return built.build();
  }
}
