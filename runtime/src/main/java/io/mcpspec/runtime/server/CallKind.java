package io.mcpspec.runtime.server;

/** What a call is for. */
public enum CallKind {
  TOOL("tools/call"),
  PROMPT("prompts/get"),
  RESOURCE("resources/read"),
  COMPLETION("completion/complete");

  private final String method;

  CallKind(String method) {
    this.method = method;
  }

  /** MCP's method. */
  public String method() {
    return method;
  }
}
