package io.mcpspec.runtime.tool;

import java.util.Optional;

/**
 * A tool that a server has.
 *
 * @param name name on the wire
 * @param group the group that chooses whether it is served; none means always
 * @param effect what it does to the world
 * @param function what runs it; its classes load at the first call
 */
public record ToolEntry(String name, Optional<String> group, Effect effect, ToolFunction function) {}
