package io.mcpspec.client;

/** A server that cannot be asked: it does not start, answer or keep to the protocol. The message says which. */
public final class ClientException extends Exception {

  private static final long serialVersionUID = 1L;

  public ClientException(String message) {
    super(message);
  }

  public ClientException(String message, Throwable cause) {
    super(message, cause);
  }
}
