package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.era.Era;
import io.mcpspec.runtime.execution.CallCancellation;
import io.mcpspec.runtime.execution.CallContext;
import io.mcpspec.runtime.execution.CallTime;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.execution.RunningCalls;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.route.Route;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.TimeLimit;
import java.util.Optional;

/**
 * One client's calls. Those that data answers are answered at once; those of handlers go to a {@link HandlerSession},
 * which opens with the first of them.
 */
final class Calls {

  private final McpServer server;
  private final String sessionId;
  private final Outbox outbox;
  private final RunningCalls running = new RunningCalls();
  private HandlerSession handlers;

  Calls(McpServer server, String sessionId, Outbox outbox) {
    this.server = server;
    this.sessionId = sessionId;
    this.outbox = outbox;
  }

  /**
   * @return the result; empty when a handler will answer
   */
  Optional<JsonObject> request(Json id, CallKind kind, JsonObject params, Era era) {
    Route route = server.routers().of(kind).route(params);
    Optional<Json> progressToken = Params.progressToken(params);
    if (route.compiled()) {
      return Optional.of(answer(route, era));
    }
    RunningCall.Origin origin = new RunningCall.Origin(sessionId, era, progressToken);
    RunningCall call = new RunningCall(id, route, origin, server.interceptors(), server.pool(), running::remove);
    submit(call);
    return Optional.empty();
  }

  private void submit(RunningCall call) {
    running.add(call);
    try {
      handlers().submit(call);
    } catch (RuntimeException | LinkageError notStarted) {
      running.remove(call);
      throw notStarted;
    }
  }

  void cancel(Json id) {
    running.cancel(id);
  }

  /** Takes the client's answer to a request of ours; without a session there was none. */
  void receive(JsonObject response) {
    if (handlers != null) {
      handlers.receive(response);
    }
  }

  void awaitNone() throws InterruptedException {
    running.awaitNone();
  }

  private JsonObject answer(Route route, Era era) {
    Cancellation never = new CallCancellation();
    Progress silent = (done, total, message) -> {};
    CallContext context = new CallContext(route.effect(), era.client().caller(sessionId), never, CallTime.ENDLESS,
        silent, Client.NONE, () -> {});
    Call call =
        new Call(route.kind(), route.target(), route.effect(), route.arguments(), true, context, TimeLimit.NONE);
    try {
      return era.result(route, server.interceptors().proceed(call, route.answer()));
    } catch (RuntimeException failure) {
      return era.failure(route, failure);
    }
  }

  private HandlerSession handlers() {
    if (handlers == null) {
      handlers = server.handlers().open(sessionId, outbox);
    }
    return handlers;
  }
}
