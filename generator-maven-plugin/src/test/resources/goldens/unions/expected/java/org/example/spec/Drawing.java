package org.example.spec;

import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.decode.Arguments;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.Optional;
import org.example.spec.tools.DrawInput;

/** The code of the server {@code drawing}. */
public final class Drawing implements ServerDefinition {
  private final Handlers handlers;

  public Drawing(Handlers handlers) {
    this.handlers = handlers;
  }

  @Override
  public List<ToolEntry> tools() {
    return List.of(
        new ToolEntry("draw", Optional.empty(), Effect.DESTROY, this::draw));
  }

  private ToolResult draw(JsonObject arguments, WriteContext context) {
    DrawInput input = Arguments.decode(arguments, DrawInput::decode);
    return ToolResult.structured(handlers.draw().call(input, context).toJson());
  }
}
