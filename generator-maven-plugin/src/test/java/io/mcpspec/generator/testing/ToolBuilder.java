package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Effect;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
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

  public Tool build() {
    return new Tool(name, Optional.empty(), Optional.empty(), group, effect, idempotent, openWorld, annotations,
        Optional.of("About " + name), input, output, Optional.empty(), List.of(), Map.of(), Map.of(), List.of(),
        Optional.empty(), wire, Nodes.SPAN);
  }
}
