package io.mcpspec.release;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Writes the same surface in another way. */
final class Rewriting {

  private static final Set<String> DATA = Set.of("enum", "const", "default", "examples");

  private Rewriting() {}

  static List<Mapping> tools(Mapping surface) {
    List<Mapping> tools = new ArrayList<>();
    if (surface.get("tools").orElse(null) instanceof Sequence list) {
      list.items().forEach(tool -> tools.add((Mapping) tool));
    }
    return tools;
  }

  /** With the members of all objects in reverse order. */
  static Node reversed(Node node) {
    if (node instanceof Mapping mapping) {
      List<Mapping.Entry> entries = new ArrayList<>();
      mapping.entries().forEach(entry ->
          entries.add(new Mapping.Entry(entry.key(), entry.keySpan(), reversed(entry.value()))));
      Collections.reverse(entries);
      return new Mapping(entries, mapping.span());
    }
    return node instanceof Sequence list
        ? new Sequence(list.items().stream().map(Rewriting::reversed).toList(), list.span())
        : node;
  }

  /** With the targets of references in input schemas in their place, once. */
  static Node inlined(Node surface) {
    Mapping root = (Mapping) surface;
    List<Node> tools = new ArrayList<>();
    for (Mapping tool : tools(root)) {
      Node schema = tool.get("inputSchema").orElseThrow();
      tools.add(new MappingBuilder(tool.span()).putAll(tool).put("inputSchema", inlined(schema, schema)).build());
    }
    return new MappingBuilder(root.span()).putAll(root).put("tools", new Sequence(tools, root.span())).build();
  }

  private static Node inlined(Node node, Node document) {
    if (node instanceof Mapping mapping) {
      if (mapping.entries().size() == 1 && JsonPointer.isIn(mapping)) {
        return JsonPointer.resolve(document, JsonPointer.in(mapping).orElseThrow()).orElse(node);
      }
      MappingBuilder out = new MappingBuilder(mapping.span());
      mapping.entries().forEach(entry -> out.put(
          entry.key(), DATA.contains(entry.key()) ? entry.value() : inlined(entry.value(), document)));
      return out.build();
    }
    return node instanceof Sequence list
        ? new Sequence(list.items().stream().map(item -> inlined(item, document)).toList(), list.span())
        : node;
  }
}
