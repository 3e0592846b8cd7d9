package io.mcpspec.runtime.server;

/** What a call is for. */
public enum CallKind {
  TOOL("tools/call", "tools"),
  PROMPT("prompts/get", "prompts"),
  RESOURCE("resources/read", "resources"),
  COMPLETION("completion/complete", "completions");

  private final String method;
  private final String capability;

  CallKind(String method, String capability) {
    this.method = method;
    this.capability = capability;
  }

  /** MCP's method. */
  public String method() {
    return method;
  }

  /** The server capability that announces it. */
  public String capability() {
    return capability;
  }
}
