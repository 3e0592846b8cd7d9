package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.ClientUnavailableException;
import io.mcpspec.runtime.intercept.Failures;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.route.Route;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import java.util.Optional;

/**
 * A request that says in its {@code _meta} who makes it.
 *
 * @param meta what it says
 * @param results adds to results what this protocol wants of them
 * @param rounds reads what the client answered in earlier rounds of this call
 */
public record StatelessExchange(RequestMeta meta, StatelessResults results, QuestionRounds rounds) implements Exchange {

  private static final String WRITES =
      "a handler asked its client when it already held its permit to write: the answers make it run again from its"
          + " start, so it must ask first";

  @Override
  public ClientInfo client() {
    return meta.client();
  }

  @Override
  public HandlerClient client(Route route, Peer peer, Cancellation cancellation) {
    ClientLog lines = new ClientLog(peer, () -> cancellation.isCancelled() ? Optional.empty() : meta.lowest());
    Questions questions = rounds.questions();
    if (route.kind() == CallKind.COMPLETION) {
      questions.refuse("a completion cannot ask its client in MCP " + meta.client().protocolVersion());
    }
    return new HandlerClient(new StatelessClient(meta.client(), lines, questions), () -> questions.refuse(WRITES));
  }

  @Override
  public byte[] list(byte[] result) {
    return results.list(result);
  }

  @Override
  public JsonObject result(Route route, JsonObject result) {
    return rounds.isOpen() ? results.inputRequired(rounds.questions().open(), rounds.state())
        : results.complete(result, caching(route));
  }

  /** A handler that waits for answers has not failed, whatever it made of it. */
  @Override
  public JsonObject failure(Route route, RuntimeException failure) {
    if (rounds.isOpen()) {
      return result(route, JsonObject.EMPTY);
    }
    if (failure instanceof ClientUnavailableException unavailable) {
      throw missing(unavailable);
    }
    try {
      return result(route, Failures.answer(route.kind(), route.target(), failure));
    } catch (RpcException error) {
      throw error.code() == RpcErrors.RESOURCE_NOT_FOUND
          ? new RpcException(RpcErrors.INVALID_PARAMS, error.getMessage(), error.data())
          : error;
    }
  }

  private static Optional<Caching> caching(Route route) {
    if (route.kind() != CallKind.RESOURCE) {
      return Optional.empty();
    }
    return Optional.of(route.compiled() ? Caching.COMPILED : Caching.LIVE);
  }

  private static RpcException missing(ClientUnavailableException unavailable) {
    Json required = JsonObject.builder().put(unavailable.capability(), JsonObject.EMPTY).build();
    return new RpcException(RpcErrors.MISSING_CLIENT_CAPABILITY, unavailable.getMessage(),
        Optional.of(JsonObject.builder().put("requiredCapabilities", required).build()));
  }
}
