package io.mcpspec.runtime.decode;

import java.util.List;

/** Arguments that do not fit the schema: what is wrong, in one message for the model. */
public final class InvalidArgumentsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final int SHOWN = 20;

  /**
   * @param problems one line each, such as {@code limit: expected an integer from 1, got 0}; the first 20 are shown
   */
  public InvalidArgumentsException(List<String> problems) {
    super(message(problems));
  }

  private static String message(List<String> problems) {
    int count = problems.size();
    String head = count == 1 ? "1 argument is wrong:" : Shown.count(count) + " arguments are wrong:";
    String rest = count > SHOWN ? "\n- and " + Shown.count(count - SHOWN) + " more" : "";
    return head + "\n- " + String.join("\n- ", problems.subList(0, Math.min(SHOWN, count))) + rest;
  }
}
