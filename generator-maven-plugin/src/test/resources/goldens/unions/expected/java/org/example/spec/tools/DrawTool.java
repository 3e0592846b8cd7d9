package org.example.spec.tools;

import io.mcpspec.runtime.call.WriteContext;

/**
 * The tool {@code draw}.
 *
 * <p>Draws shapes.
 */
@FunctionalInterface
public interface DrawTool {
  /** @throws io.mcpspec.runtime.tool.ToolException with what the model is to be told */
  DrawOutput call(DrawInput input, WriteContext context);
}
