package io.mcpspec.runtime.install.machine;

/** Something stands in the way of an installation. The message says what, where, and what to do. */
public final class InstallException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  public InstallException(String message) {
    super(message);
  }

  public InstallException(String message, Exception cause) {
    super(message + ": " + reason(cause), cause);
  }

  private static String reason(Exception cause) {
    String name = cause.getClass().getSimpleName();
    return cause.getMessage() == null ? name : name + " " + cause.getMessage();
  }
}
