package io.mcpspec.runtime.server;

import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.Effect;

/**
 * One call on its way to what answers it.
 *
 * @param kind what it is for
 * @param target the tool, prompt, resource or completion reference, as the client named it
 * @param effect what it does to the world; everything but tools is {@link Effect#READ}
 * @param arguments the arguments; empty for resources
 * @param compiled whether data made at build time answers it
 * @param context what the handler is given; its permit to write is refused when the effect is to read
 * @param limit bounds its time
 */
public record Call(
    CallKind kind,
    String target,
    Effect effect,
    JsonObject arguments,
    boolean compiled,
    WriteContext context,
    TimeLimit limit) {}
