package io.mcpspec.importer;

/** Nothing was imported; the message says why, where, and what to do. */
public final class ImportFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ImportFailedException(String message) {
    super(message);
  }

  public ImportFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
