package org.example.spec.tools;

import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.tool.ToolResult;

/**
 * The tool {@code create_table}.
 *
 * <p>Creates a table.
 */
@FunctionalInterface
public interface CreateTableTool {
  /** @throws io.mcpspec.runtime.tool.ToolException with what the model is to be told */
  ToolResult call(CreateTableInput input, WriteContext context);
}
