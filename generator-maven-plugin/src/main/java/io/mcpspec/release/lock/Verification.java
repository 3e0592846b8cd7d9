package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.SurfaceMembers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Compares a running server with a lock: its name and instructions, and every tool, prompt, answered prompt text,
 * resource and resource template, by name.
 *
 * @param expected what the lock says that this server serves, known as a client knows it
 * @param running what it serves
 */
public record Verification(Snapshot expected, Snapshot running) {

  /** Compares with a lock; tools of groups that are off by default may be served when the lock knows them. */
  public static Verification of(Snapshot locked, Snapshot running) {
    Mapping surface = locked.surface();
    Map<String, Mapping> listed = items(surface, "tools");
    Map<String, Mapping> known = new LinkedHashMap<>();
    LockFiles.tools(locked).forEach(tool -> known.put(tool.text("name").orElse(""), tool));
    items(running.surface(), "tools").keySet().stream()
        .filter(known::containsKey)
        .forEach(name -> listed.putIfAbsent(name, known.get(name)));
    Mapping expected = surface.has("tools")
        ? new MappingBuilder(surface.span()).putAll(surface.without("resourceContents"))
            .put("tools", new Sequence(new ArrayList<Node>(listed.values()), surface.span())).build()
        : surface.without("resourceContents");
    return new Verification(
        Snapshot.ofSurface(locked.label(), expected).withVersion(locked.release()), running);
  }

  /** What differs, each such as {@code tool put_item}; empty when the server serves what was locked. */
  public List<String> differences() {
    List<String> differences = new ArrayList<>();
    SurfaceMembers.LISTS.stream().map(Map.Entry::getKey).sorted().forEach(list -> compare(
        list.substring(0, list.length() - 1), items(expected.surface(), list), items(running.surface(), list),
        differences));
    compare("text of prompt", messages(expected), messages(running), differences);
    compare("server's", about(expected), about(running), differences);
    return differences;
  }

  private static void compare(
      String noun, Map<String, ? extends Node> expected, Map<String, ? extends Node> running, List<String> found) {
    TreeSet<String> names = new TreeSet<>(expected.keySet());
    names.addAll(running.keySet());
    for (String name : names) {
      if (!Objects.equals(expected.get(name), running.get(name))) {
        found.add(noun + " " + name);
      }
    }
  }

  private static Map<String, Mapping> items(Mapping surface, String list) {
    Map<String, Mapping> items = new LinkedHashMap<>();
    surface.mappings(list).forEach(item -> items.put(item.text(SurfaceMembers.key(list)).orElse(""), item));
    return items;
  }

  private static Map<String, Node> messages(Snapshot snapshot) {
    return snapshot.surface().mapping("promptMessages").map(Mapping::asMap).orElse(Map.of());
  }

  private static Map<String, Node> about(Snapshot snapshot) {
    Map<String, Node> about = new LinkedHashMap<>();
    snapshot.surface().mapping("initialize").ifPresent(initialize -> {
      initialize.get("instructions").ifPresent(text -> about.put("instructions", text));
      initialize.mapping("serverInfo").flatMap(info -> info.get("name")).ifPresent(name -> about.put("name", name));
    });
    return about;
  }
}
