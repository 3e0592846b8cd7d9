package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.intercept.InterceptorChain;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.protocol.HandlerClient;
import io.mcpspec.runtime.protocol.Peer;
import io.mcpspec.runtime.route.Route;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.tool.ToolException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** A call that a handler answers, from its request until its answer. */
public final class RunningCall {

  /**
   * What a call needs to know of its surroundings.
   *
   * @param exchange how the client speaks MCP
   * @param progressToken the token that the client wants progress under
   * @param changes takes the addresses of resources that the handler has changed
   */
  public record Origin(String sessionId, Exchange exchange, Optional<Json> progressToken, Consumer<String> changes) {}

  private final Json id;
  private final Route route;
  private final Origin origin;
  private final InterceptorChain chain;
  private final CallPool pool;
  private final Consumer<RunningCall> sent;
  private final CallCancellation cancellation = new CallCancellation();
  private final CompletableFuture<JsonObject> answer = new CompletableFuture<>();
  private final RunningTime time;

  /**
   * @param sent told when the answer has been sent
   */
  public RunningCall(
      Json id,
      Route route,
      Origin origin,
      InterceptorChain chain,
      CallPool pool,
      Consumer<RunningCall> sent) {
    this.id = id;
    this.route = route;
    this.origin = origin;
    this.chain = chain;
    this.pool = pool;
    this.sent = sent;
    this.time = new RunningTime(pool, origin.progressToken().isPresent(), this::expire);
    answer.whenComplete((result, failure) -> time.stop());
  }

  /** The request's id. */
  public Json id() {
    return id;
  }

  /** MCP's method. */
  public String method() {
    return route.kind().method();
  }

  /**
   * Starts the handler on a thread of its own.
   *
   * @return the result, or an {@link io.mcpspec.runtime.rpc.RpcException}; cancelled when no
   *     answer is wanted any more
   */
  public CompletableFuture<JsonObject> start(Peer peer) {
    Call call = call(peer);
    Runnable work = () -> run(call);
    try {
      pool.execute(work);
      cancellation.onCancel(() -> pool.drop(work));
    } catch (RejectedExecutionException full) {
      fail(new ToolException("the server is busy with other calls; wait for some to end, then repeat this one"));
    }
    return answer;
  }

  /** Runs {@code action} when the call is cancelled. */
  public void onCancel(Runnable action) {
    cancellation.onCancel(action);
  }

  /** The answer has been sent. */
  public void sent() {
    sent.accept(this);
  }

  /** Tells the handler to stop; nothing is answered. */
  void cancel() {
    answer.cancel(false);
    cancellation.cancel();
  }

  private void run(Call call) {
    if (cancellation.isCancelled()) {
      return;
    }
    try {
      answer.complete(origin.exchange().result(route, chain.proceed(call, route.answer())));
    } catch (RuntimeException failure) {
      fail(failure);
    }
  }

  private void expire(Duration given) {
    String text = "`" + route.target() + "` did not end within " + inWords(given)
        + " and was cancelled; what it had begun may have taken effect. Ask for less at a time.";
    fail(new ToolException(text));
    cancellation.cancel();
  }

  private static String inWords(Duration time) {
    return time.toSeconds() > 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  private void fail(RuntimeException failure) {
    try {
      answer.complete(origin.exchange().failure(route, failure));
    } catch (RuntimeException noResult) {
      answer.completeExceptionally(noResult);
    }
  }

  private Call call(Peer peer) {
    HandlerClient client = origin.exchange().client(route, peer, cancellation);
    CallContext context = new CallContext(
        route.effect(),
        origin.exchange().client().caller(origin.sessionId()),
        cancellation,
        time,
        progress(peer),
        client.client(),
        client.permitTaken(),
        origin.changes());
    return new Call(route.kind(), route.target(), route.effect(), route.arguments(), false, context, time);
  }

  private Progress progress(Peer peer) {
    return origin.progressToken()
        .<Progress>map(token -> new PeerProgress(peer, token, cancellation))
        .orElse((done, total, message) -> {});
  }
}
