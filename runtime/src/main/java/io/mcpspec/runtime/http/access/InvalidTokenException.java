package io.mcpspec.runtime.http.access;

/** A token that is not good for this server; the message says why, for whoever holds it. */
public final class InvalidTokenException extends Exception {

  private static final long serialVersionUID = 1L;

  public InvalidTokenException(String message, Throwable cause) {
    super(message, cause);
  }
}
