package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Node;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Turns schemas from their linked form into what goes on the wire. A shared type is put in place of each reference to
 * it. One that contains itself, refers to a part of itself by {@code #…} or would grow beyond all measure goes under
 * {@code $defs}. All else stays as written.
 */
public final class WireSchema {

  private final Map<String, Node> types;
  private final TypeGraph graph;

  /**
   * @param types the shared types by name, in linked form
   */
  public WireSchema(Map<String, Node> types) {
    this.types = new LinkedHashMap<>(types);
    this.graph = new TypeGraph(this.types);
  }

  /**
   * The wire form of {@code schema}. What stands beside a reference overrides the type's own members of that name.
   *
   * @param schema a schema in linked form whose references are all known
   */
  public Node of(Node schema) {
    return new Inlining(types, graph, schema).result();
  }
}
