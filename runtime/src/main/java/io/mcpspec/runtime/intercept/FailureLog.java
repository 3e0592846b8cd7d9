package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.call.AnswerPendingException;
import io.mcpspec.runtime.call.ClientUnavailableException;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.resource.ResourceNotFoundException;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.LoggerFactory;

/**
 * Keeps the details of unexpected failures from the client, whose model can do nothing with them: they go to the log
 * under a reference that the client is given.
 */
public final class FailureLog implements Interceptor {

  @Override
  public JsonObject intercept(Call call, Next next) {
    try {
      return next.proceed(call);
    } catch (ToolException
        | InvalidArgumentsException
        | ResourceNotFoundException
        | ClientUnavailableException
        | AnswerPendingException
        | RpcException meantForTheClient) {
      throw meantForTheClient;
    } catch (RuntimeException | Error unexpected) {
      call.context().cancellation().throwIfCancelled(); // then it is no failure, and nobody waits for the answer
      String done = call.effect().mutates() ? ". The change may have been made: read before you repeat it" : "";
      throw new ToolException(record(call.kind().method(), call.target(), unexpected) + done, unexpected);
    }
  }

  /**
   * Writes the failure to the log.
   *
   * @return what the client is told
   */
  public static String record(String method, String target, Throwable unexpected) {
    String reference = String.format(Locale.ROOT, "%08x", ThreadLocalRandom.current().nextInt());
    // Asked for here, not in a static field: logging loads with the first failure, not with the server.
    LoggerFactory.getLogger(FailureLog.class)
        .error("{} `{}` failed, reference {}", method, target, reference, unexpected);
    return "`" + target + "` failed inside the server; the arguments may be fine. "
        + "The details are in the server's log under reference " + reference;
  }
}
