package io.mcpspec.runtime.json;

/** Text that is not JSON. The message says what is wrong and where, in words of ours. */
public final class JsonSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public JsonSyntaxException(String message) {
    super(message);
  }
}
