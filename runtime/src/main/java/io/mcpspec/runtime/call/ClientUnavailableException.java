package io.mcpspec.runtime.call;

/** The client has not declared the capability that a handler asked for. */
public final class ClientUnavailableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String capability;

  /**
   * @param capability MCP's name of the capability, such as {@code elicitation}
   */
  public ClientUnavailableException(String capability) {
    super("the client has not declared the capability `" + capability + "`");
    this.capability = capability;
  }

  /** MCP's name of the capability. */
  public String capability() {
    return capability;
  }
}
