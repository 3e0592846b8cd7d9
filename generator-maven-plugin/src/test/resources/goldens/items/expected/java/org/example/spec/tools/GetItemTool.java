package org.example.spec.tools;

import io.mcpspec.runtime.call.ReadContext;

/**
 * The tool {@code get_item}.
 *
 * <p>Reads one item by its primary key.
 */
@FunctionalInterface
public interface GetItemTool {
  /** @throws io.mcpspec.runtime.tool.ToolException with what the model is to be told */
  GetItemOutput call(GetItemInput input, ReadContext context);
}
