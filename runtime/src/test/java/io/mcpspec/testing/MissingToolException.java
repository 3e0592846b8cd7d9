package io.mcpspec.testing;

/** A tool is missing although {@code -Dtools=required} was given. */
final class MissingToolException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MissingToolException(String message) {
    super(message);
  }
}
