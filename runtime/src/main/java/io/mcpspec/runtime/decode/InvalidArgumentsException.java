package io.mcpspec.runtime.decode;

import java.util.List;

/** Arguments that do not fit the schema: everything that is wrong, in one message for the model. */
public final class InvalidArgumentsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param problems one line each, such as {@code limit: expected an integer from 1, got 0}
   */
  public InvalidArgumentsException(List<String> problems) {
    super(message(problems));
  }

  private static String message(List<String> problems) {
    String head = problems.size() == 1 ? "1 argument is wrong:" : problems.size() + " arguments are wrong:";
    return head + "\n- " + String.join("\n- ", problems);
  }
}
