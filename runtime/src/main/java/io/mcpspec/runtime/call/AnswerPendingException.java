package io.mcpspec.runtime.call;

import java.util.concurrent.CancellationException;

/**
 * Ends a call whose client must answer a question first. The client then makes the call again, with its answer, and the
 * handler runs again from its start. Let it pass.
 */
public final class AnswerPendingException extends CancellationException {

  private static final long serialVersionUID = 1L;

  public AnswerPendingException() {
    super("the call goes on when the client makes it again with its answers");
  }
}
