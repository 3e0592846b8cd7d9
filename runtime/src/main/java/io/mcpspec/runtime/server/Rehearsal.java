package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * Calls as users will make them, which reach nothing real: a stand-in on this machine answers. What a server loads for
 * them goes into its class-data archive, so that the first real call does not wait for it.
 */
public interface Rehearsal extends AutoCloseable {

  /** The variables that lead a server process to the stand-in. It gets none of those that the spec names otherwise. */
  Map<String, String> environment();

  /** The calls to make, of tools that are served when nothing is chosen and that change nothing. */
  List<ToolCall> calls();

  /** Ends the stand-in. */
  @Override
  void close();

  /** One call of a tool. */
  record ToolCall(String tool, JsonObject arguments) {}
}
