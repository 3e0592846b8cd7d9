package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Effect;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds a reading tool without arguments, unless something else is said. */
public final class ToolBuilder {

  private final String name;
  private Optional<String> group = Optional.empty();
  private Effect effect = Effect.READ;
  private Optional<Boolean> idempotent = Optional.empty();
  private Optional<Boolean> openWorld = Optional.empty();
  private Optional<Node> annotations = Optional.empty();
  private Node input = Nodes.json("{'type':'object','properties':{}}");
  private Optional<Node> output = Optional.empty();
  private final List<Tool.Renamed> renamed = new ArrayList<>();
  private Optional<Tool.Deprecation> deprecation = Optional.empty();
  private Mapping wire = Nodes.object("{}");

  private ToolBuilder(String name) {
    this.name = name;
  }

  public static ToolBuilder tool(String name) {
    return new ToolBuilder(name);
  }

  public ToolBuilder group(String id) {
    group = Optional.of(id);
    return this;
  }

  public ToolBuilder effect(Effect declared) {
    effect = declared;
    return this;
  }

  public ToolBuilder idempotent(boolean declared) {
    idempotent = Optional.of(declared);
    return this;
  }

  public ToolBuilder openWorld(boolean declared) {
    openWorld = Optional.of(declared);
    return this;
  }

  public ToolBuilder annotations(String json) {
    annotations = Optional.of(Nodes.json(json));
    return this;
  }

  public ToolBuilder input(String json) {
    input = Nodes.json(json);
    return this;
  }

  public ToolBuilder output(String json) {
    output = Optional.of(Nodes.json(json));
    return this;
  }

  public ToolBuilder wire(String json) {
    wire = Nodes.object(json);
    return this;
  }

  public ToolBuilder renamed(String from, String until) {
    renamed.add(new Tool.Renamed(from, Optional.of(until)));
    return this;
  }

  public ToolBuilder deprecated(String since, String replacedBy) {
    deprecation = Optional.of(new Tool.Deprecation(since, Optional.of(replacedBy), Optional.empty()));
    return this;
  }

  public Tool build() {
    return new Tool(name, Optional.empty(), Optional.empty(), group, effect, idempotent, openWorld, annotations,
        Optional.of("About " + name), input, output, Optional.empty(), List.of(), Map.of(), Map.of(), renamed,
        deprecation, wire, Nodes.SPAN);
  }
}
