package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.execution.CallCancellation;
import io.mcpspec.runtime.execution.CallContext;
import io.mcpspec.runtime.execution.CallTime;
import io.mcpspec.runtime.execution.ClientInfo;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.execution.RunningCalls;
import io.mcpspec.runtime.intercept.Failures;
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
  private ClientInfo client = ClientInfo.UNKNOWN;
  private HandlerSession handlers;
  private volatile LogLevel lowest = LogLevel.DEBUG;

  Calls(McpServer server, String sessionId, Outbox outbox) {
    this.server = server;
    this.sessionId = sessionId;
    this.outbox = outbox;
  }

  /** The client has said who it is; calls from now on come from it. */
  void initialized(ClientInfo info) {
    client = info;
  }

  void setLogLevel(LogLevel level) {
    lowest = level;
  }

  /**
   * @return the result; empty when a handler will answer
   */
  Optional<JsonObject> request(Json id, CallKind kind, JsonObject params) {
    Route route = server.routers().of(kind).route(params);
    if (route.compiled()) {
      return Optional.of(answer(route));
    }
    Optional<Json> token = Params.progressToken(params);
    RunningCall.Origin origin = new RunningCall.Origin(sessionId, client, () -> lowest, token);
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

  private JsonObject answer(Route route) {
    Cancellation never = new CallCancellation();
    CallContext context = new CallContext(
        route.effect(), client.caller(sessionId), never, CallTime.ENDLESS, (done, total, message) -> {}, Client.NONE);
    Call call =
        new Call(route.kind(), route.target(), route.effect(), route.arguments(), true, context, TimeLimit.NONE);
    try {
      return server.interceptors().proceed(call, route.answer());
    } catch (RuntimeException failure) {
      return Failures.answer(route.kind(), route.target(), failure);
    }
  }

  private HandlerSession handlers() {
    if (handlers == null) {
      handlers = server.handlers().open(sessionId, outbox);
    }
    return handlers;
  }
}
