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
import org.example.spec.tools.CreateTableInput;
import org.example.spec.tools.GetItemInput;

/** The code of the server {@code item-server}. */
public final class ItemServer implements ServerDefinition {
  private final Handlers handlers;

  public ItemServer(Handlers handlers) {
    this.handlers = handlers;
  }

  @Override
  public List<ToolEntry> tools() {
    return List.of(
        new ToolEntry("get_item", Optional.empty(), Effect.READ, this::getItem),
        new ToolEntry("create_table", Optional.empty(), Effect.WRITE, this::createTable));
  }

  private ToolResult getItem(JsonObject arguments, WriteContext context) {
    GetItemInput input = Arguments.decode(arguments, GetItemInput::decode);
    return ToolResult.structured(handlers.getItem().call(input, context).toJson());
  }

  private ToolResult createTable(JsonObject arguments, WriteContext context) {
    CreateTableInput input = Arguments.decode(arguments, CreateTableInput::decode);
    return handlers.createTable().call(input, context);
  }
}
