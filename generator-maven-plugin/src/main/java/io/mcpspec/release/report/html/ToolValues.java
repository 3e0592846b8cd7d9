package io.mcpspec.release.report.html;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MemberOrder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What one side's tools say, to be quoted. */
final class ToolValues {

  private final Map<String, Mapping> tools = new HashMap<>();

  ToolValues(Snapshot side) {
    addAll(side.surface());
    side.catalog().ifPresent(this::addAll);
  }

  /** Takes what a surface lists, or the full form that a catalog has of each tool. */
  private void addAll(Mapping lists) {
    Optional<Node> list = lists.get("tools");
    if (list.isPresent() && list.get() instanceof Sequence items) {
      for (Node item : items.items()) {
        if (item instanceof Mapping entry) {
          add(entry.get("full").orElse(entry));
        }
      }
    }
  }

  private void add(Node item) {
    if (item instanceof Mapping tool && tool.get("name").orElse(null) instanceof Scalar name) {
      tools.put(name.text(), tool);
    }
  }

  /**
   * The JSON at a place of a tool.
   *
   * @param name the tool's name
   * @param pointer a JSON Pointer that begins with {@code /input} or {@code /output}, the schemas' short names; empty
   *     for the description
   * @return the value, indented; empty when this side has nothing there, as where a {@code $ref} leads elsewhere
   */
  Optional<String> at(String name, String pointer) {
    return atLike(name, pointer, this);
  }

  /** The JSON at a place of a tool, with its members in the order in which the other side has them. */
  Optional<String> atLike(String name, String pointer, ToolValues other) {
    if (pointer.isEmpty()) {
      return Optional.ofNullable(tools.get(name)).flatMap(known -> known.text("description"));
    }
    return value(name, pointer)
        .map(value -> MemberOrder.like(value, other.value(name, pointer).orElse(value))).map(JsonWriter::pretty);
  }

  private Optional<Node> value(String name, String pointer) {
    return Optional.ofNullable(tools.get(name))
        .flatMap(known -> JsonPointer.resolve(known, "#" + asServed(pointer)));
  }

  private static String asServed(String pointer) {
    return pointer.replaceFirst("^/(input|output)(?=/|$)", "/$1Schema");
  }
}
