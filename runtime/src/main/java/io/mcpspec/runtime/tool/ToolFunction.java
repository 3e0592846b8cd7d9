package io.mcpspec.runtime.tool;

import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.json.JsonObject;

/** One tool, from raw arguments to result: generated code decodes, calls the handler and encodes. */
@FunctionalInterface
public interface ToolFunction {

  /**
   * @param arguments the arguments as sent
   * @param context the call; generated code hands it to a read tool as a {@code ReadContext}
   * @throws ToolException what the model is to be told
   * @throws io.mcpspec.runtime.decode.InvalidArgumentsException when arguments do not fit the schema
   */
  ToolResult call(JsonObject arguments, WriteContext context);
}
