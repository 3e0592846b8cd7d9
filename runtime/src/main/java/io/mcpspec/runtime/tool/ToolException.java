package io.mcpspec.runtime.tool;

/**
 * A failure that the model is told about: an {@code isError} result whose text is the message. Write it for the model:
 * what went wrong and what to do next. Any other exception becomes a general text, with the details in the log alone.
 */
public final class ToolException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ToolException(String message) {
    super(message);
  }

  public ToolException(String message, Throwable cause) {
    super(message, cause);
  }
}
