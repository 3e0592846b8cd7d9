package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ResourceLimit;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Set;

/**
 * In a server that is limited to some resources, refuses every call that code answers without keeping to the limit:
 * what it touches is unknown.
 *
 * @param tools the tools that keep to the limit
 */
record ScopeGuard(ResourceLimit limit, Set<String> tools) implements Interceptor {

  /**
   * Sets the limit.
   *
   * @throws IllegalStateException when none of the tools can keep to it
   */
  static ScopeGuard of(ResourceLimit limit) {
    Set<String> tools = limit.scope().limit(limit.allowed());
    if (tools.isEmpty()) {
      String resources = limit.scope().plural();
      throw new IllegalStateException("no tool of this server can be limited to " + resources
          + ", so it does not start with " + limit.allowed().quoted() + " as the only " + resources);
    }
    return new ScopeGuard(limit, Set.copyOf(tools));
  }

  @Override
  public JsonObject intercept(Call call, Next next) {
    boolean keepsToIt = call.kind() == CallKind.TOOL && tools.contains(call.target());
    if (!call.compiled() && !keepsToIt) {
      String resources = limit.scope().plural();
      throw new ToolException("`" + call.target() + "` is refused: this server may touch the " + resources + " "
          + limit.allowed().quoted() + " only, and nothing says which ones this touches. Whoever runs the server"
          + " decides which " + resources + " it may touch.");
    }
    return next.proceed(call);
  }
}
