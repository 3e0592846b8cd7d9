package io.mcpspec.runtime.http;

/** A token that is not good for this server; the message says why, for whoever holds it. */
final class InvalidTokenException extends Exception {

  private static final long serialVersionUID = 1L;

  InvalidTokenException(String message, Throwable cause) {
    super(message, cause);
  }
}
