package io.mcpspec.pin;

/** A configuration or a record that cannot be read. The message says which, and why. */
public final class PinException extends Exception {

  private static final long serialVersionUID = 1L;

  PinException(String message) {
    super(message);
  }

  PinException(String message, Throwable cause) {
    super(message, cause);
  }
}
