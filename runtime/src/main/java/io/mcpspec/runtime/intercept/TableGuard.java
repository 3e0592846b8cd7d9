package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.TablePatterns;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Set;

/**
 * In a server that is limited to some tables, refuses whatever code answers without keeping to them: nobody knows which
 * tables it touches.
 *
 * @param tools the tools that keep to the tables
 */
record TableGuard(TablePatterns tables, Set<String> tools) implements Interceptor {

  /**
   * Limits a server to tables.
   *
   * @throws IllegalStateException when none of its tools can be limited
   */
  static TableGuard of(TablePatterns tables, ServerDefinition definition) {
    Set<String> tools = definition.limitTables(tables);
    if (tools.isEmpty()) {
      throw new IllegalStateException("no tool of this server can be limited to tables, so it does not start with "
          + tables.quoted() + " as the only tables");
    }
    return new TableGuard(tables, Set.copyOf(tools));
  }

  @Override
  public JsonObject intercept(Call call, Next next) {
    boolean keepsToThem = call.kind() == CallKind.TOOL && tools.contains(call.target());
    if (!call.compiled() && !keepsToThem) {
      throw new ToolException("`" + call.target() + "` is refused: this server may touch the tables " + tables.quoted()
          + " only, and nothing says which ones this touches. Whoever runs the server decides which tables it may"
          + " touch.");
    }
    return next.proceed(call);
  }
}
