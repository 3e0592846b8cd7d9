package io.mcpspec.client;

/** An error that a server answered. */
final class ServerError extends Exception {

  private static final long serialVersionUID = 1L;

  static final long METHOD_NOT_FOUND = -32601;

  private final String code;

  ServerError(String code, String message) {
    super(message + " (" + code + ")");
    this.code = code;
  }

  boolean isMethodNotFound() {
    return code.equals(Long.toString(METHOD_NOT_FOUND));
  }
}
