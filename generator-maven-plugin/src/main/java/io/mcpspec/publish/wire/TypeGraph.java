package io.mcpspec.publish.wire;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the shared types refer to, and so which of them cannot stand in place of their references. */
final class TypeGraph {

  /** Most nodes of one inlined type: types that use others twice, level upon level, would grow without bound. */
  static final int MAX_INLINED_NODES = 5_000;

  /**
   * @param nodes size of the type's own schema
   * @param types the types that it refers to, as often as it does
   * @param local whether it refers to a part of itself by {@code #…}
   */
  private record Content(int nodes, List<String> types, boolean local) {}

  private final Map<String, Content> contents = new LinkedHashMap<>();
  private final Map<String, Boolean> selfReferring = new LinkedHashMap<>();
  private final Map<String, Integer> inlinedNodes = new LinkedHashMap<>();

  TypeGraph(Map<String, Node> types) {
    types.forEach((name, schema) -> {
      List<String> references = new ArrayList<>();
      boolean local = collect(schema, references);
      contents.put(name, new Content(size(schema), references.stream().filter(types::containsKey).toList(), local));
    });
  }

  /** Whether the type contains itself or refers to a part of itself, so that its references need a definition. */
  boolean refersToItself(String name) {
    return selfReferring.computeIfAbsent(name, type -> contents.get(type).local() || reachable(type).contains(type));
  }

  /** Whether the type goes under {@code $defs} instead of standing in place of its references. */
  boolean isDefined(String name) {
    return refersToItself(name) || inlinedNodes(name) > MAX_INLINED_NODES;
  }

  private int inlinedNodes(String name) {
    Integer known = inlinedNodes.get(name);
    if (known == null) {
      int nodes = contents.get(name).nodes();
      for (String type : contents.get(name).types()) {
        nodes += isDefined(type) ? 1 : inlinedNodes(type);
      }
      known = nodes;
      inlinedNodes.put(name, known);
    }
    return known;
  }

  private Set<String> reachable(String name) {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(contents.get(name).types());
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(contents.get(next).types());
      }
    }
    return reached;
  }

  private static boolean collect(Node node, List<String> references) {
    if (!(node instanceof Mapping schema)) {
      return false;
    }
    TypeReference.nameIn(schema).ifPresent(references::add);
    boolean local = JsonPointer.isIn(schema);
    for (Node subschema : Subschemas.of(schema)) {
      local |= collect(subschema, references);
    }
    return local;
  }

  private static int size(Node node) {
    int size = 1;
    if (node instanceof Mapping mapping) {
      for (Mapping.Entry entry : mapping.entries()) {
        size += size(entry.value());
      }
    } else if (node instanceof Sequence sequence) {
      for (Node item : sequence.items()) {
        size += size(item);
      }
    }
    return size;
  }
}
