package io.mcpspec.runtime.cli;

/** The command line, or a variable of the environment, asks for what there is not. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
