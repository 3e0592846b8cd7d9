package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.execution.CallCancellation;
import io.mcpspec.runtime.execution.CallContext;
import io.mcpspec.runtime.execution.CallTime;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.route.Route;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.TimeLimit;
import java.util.Optional;

/**
 * The calls that come on one way. Those that data answers are answered at once; those of handlers go to a
 * {@link HandlerSession}, which opens with the first of them.
 */
final class Calls {

  private final McpServer server;
  private final ClientSession session;
  private final Outbox outbox;
  private HandlerSession handlers;

  Calls(McpServer server, ClientSession session, Outbox outbox) {
    this.server = server;
    this.session = session;
    this.outbox = outbox;
  }

  /**
   * @return the result; empty when a handler will answer
   */
  Optional<JsonObject> request(Json id, CallKind kind, JsonObject params, Exchange exchange) {
    Route route = server.routers().of(kind).route(params);
    Optional<Json> progressToken = Params.progressToken(params);
    if (route.compiled()) {
      return Optional.of(answer(route, exchange));
    }
    RunningCall.Origin origin =
        new RunningCall.Origin(session.id(), exchange, progressToken, server.updates()::announce);
    RunningCall call =
        new RunningCall(id, route, origin, server.interceptors(), server.pool(), session.running()::remove);
    call.onCancel(outbox::unanswered);
    submit(call);
    return Optional.empty();
  }

  private void submit(RunningCall call) {
    session.running().add(call);
    try {
      handlers().submit(call);
    } catch (RuntimeException | LinkageError notStarted) {
      session.running().remove(call);
      throw notStarted;
    }
  }

  /** No more calls come on this way, and none is running. */
  void close() {
    if (handlers != null) {
      session.closed(handlers);
    }
  }

  private JsonObject answer(Route route, Exchange exchange) {
    Cancellation never = new CallCancellation();
    Progress silent = (done, total, message) -> {};
    CallContext context = new CallContext(
        route.effect(), exchange.client().caller(session.id()), never, CallTime.ENDLESS,
        silent, Client.NONE, () -> {}, uri -> {});
    Call call =
        new Call(route.kind(), route.target(), route.effect(), route.arguments(), true, context, TimeLimit.NONE);
    try {
      return exchange.result(route, server.interceptors().proceed(call, route.answer()));
    } catch (RuntimeException failure) {
      return exchange.failure(route, failure);
    }
  }

  private HandlerSession handlers() {
    if (handlers == null) {
      handlers = server.handlers().open(session.id(), outbox);
      session.opened(handlers);
    }
    return handlers;
  }
}
