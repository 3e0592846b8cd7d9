package io.mcpspec.release.finding;

/** Ends a comparison early. The message says what was tried, what was expected and what to do. */
public final class StatusException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Status status;

  public StatusException(Status status, String message) {
    super(message);
    this.status = status;
  }

  public StatusException(Status status, String message, Throwable cause) {
    super(message, cause);
    this.status = status;
  }

  /** A wrong command or configuration file. */
  public static StatusException config(String message) {
    return new StatusException(Status.CONFIG, message);
  }

  /** A side that cannot be loaded. */
  public static StatusException load(String message) {
    return new StatusException(Status.LOAD, message);
  }

  /** A side that cannot be loaded, because of another fault. */
  public static StatusException load(String message, Throwable cause) {
    return new StatusException(Status.LOAD, message, cause);
  }

  /** A locked release that is not what it was. */
  public static StatusException lock(String message) {
    return new StatusException(Status.LOCK, message);
  }

  /** How the comparison ended. */
  public Status status() {
    return status;
  }
}
