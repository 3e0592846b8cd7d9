package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.intercept.FailureLog;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.json.JsonSyntaxException;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.util.Optional;

/** JSON-RPC on one way to a client: takes messages in, sends answers out. Messages come from one thread. */
public final class Dispatcher {

  private final Outbox outbox;
  private final ClientSession session;
  private final Requests requests;
  private final Calls calls;

  Dispatcher(McpServer server, ClientSession session, Outbox outbox) {
    this.outbox = outbox;
    this.session = session;
    this.calls = new Calls(server, session, outbox);
    this.requests = new Requests(server, session, calls, outbox);
  }

  /** Whether a request is made in the MCP of 2026-07-28 or later, right or wrong. */
  public static boolean isStateless(String method, JsonObject params) {
    return StatelessProtocol.speaks(method, params);
  }

  /** Takes one message; what is wrong with it is answered, never thrown. */
  public void receive(String text) {
    try {
      receive(JsonReader.read(text));
    } catch (JsonSyntaxException e) {
      reject(JsonNull.NULL, RpcErrors.PARSE_ERROR, e.getMessage());
    }
  }

  /** Answers a message that could not even be taken in. */
  public void reject(Json id, int code, String message) {
    outbox.refuse(RpcMessages.error(id, new RpcException(code, message)));
  }

  /** Ends subscriptions, and waits until every other request has been answered. */
  public void awaitAnswers() throws InterruptedException {
    endSubscriptions();
    session.running().awaitNone();
  }

  /** Answers the requests that would stay open for ever: the server ends. */
  public void endSubscriptions() {
    session.subscriptions().end();
  }

  /** Cancels the request with that id, since its client is gone. */
  public void cancel(Json id) {
    session.cancel(id);
  }

  /** No more messages come on this way, and every request has been answered. */
  public void close() {
    calls.close();
  }

  /** Takes one message; what is wrong with it is answered, never thrown. */
  public void receive(Json message) {
    Optional<JsonObject> object = message.asObject();
    if (object.isEmpty()) {
      String hint = message.asArray().isPresent() ? "; batches are not supported, send one message at a time" : "";
      reject(JsonNull.NULL, RpcErrors.INVALID_REQUEST,
          "expected a JSON-RPC object, got " + message.describe() + hint);
    } else if (object.get().get("method").isEmpty() && isResponse(object.get())) {
      session.receive(object.get());
    } else if (object.get().get("id").isEmpty() && object.get().string("method").isPresent()) {
      requests.notified(object.get().string("method").get(), params(object.get()).orElse(JsonObject.EMPTY));
    } else {
      request(object.get());
    }
  }

  private void request(JsonObject message) {
    Json id = message.get("id").orElse(JsonNull.NULL);
    Optional<String> problem = problem(message, id);
    if (problem.isPresent()) {
      reject(isId(id) ? id : JsonNull.NULL, RpcErrors.INVALID_REQUEST, problem.get());
      return;
    }
    try {
      Optional<byte[]> result =
          requests.requested(id, message.string("method").orElseThrow(), params(message).orElseThrow());
      if (result.isPresent()) {
        outbox.answer(RpcMessages.result(id, result.get()));
      }
    } catch (RpcException e) {
      outbox.fail(RpcMessages.error(id, e), e.code());
    } catch (RuntimeException | LinkageError unexpected) {
      String method = message.string("method").orElseThrow();
      RpcException answer =
          new RpcException(RpcErrors.INTERNAL_ERROR, FailureLog.record("request", method, unexpected));
      outbox.fail(RpcMessages.error(id, answer), answer.code());
    }
  }

  private static Optional<String> problem(JsonObject message, Json id) {
    if (!message.string("jsonrpc").orElse("").equals("2.0")) {
      return Optional.of("jsonrpc: expected \"2.0\"");
    }
    if (message.string("method").isEmpty()) {
      return Optional.of("method: expected a string");
    }
    if (!isId(id)) {
      return Optional.of("id: expected a string or a number, got " + id.describe());
    }
    return params(message).isPresent() ? Optional.empty() : Optional.of("params: expected an object");
  }

  private static boolean isId(Json id) {
    return id instanceof JsonString || id instanceof JsonNumber;
  }

  private static boolean isResponse(JsonObject message) {
    return message.get("result").isPresent() || message.get("error").isPresent();
  }

  /** The parameters; empty when they are neither an object nor left out. */
  private static Optional<JsonObject> params(JsonObject message) {
    Json params = message.get("params").orElse(JsonNull.NULL);
    return params == JsonNull.NULL ? Optional.of(JsonObject.EMPTY) : params.asObject();
  }
}
