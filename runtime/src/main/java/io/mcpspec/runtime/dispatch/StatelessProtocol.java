package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.protocol.ProtocolVersions;
import io.mcpspec.runtime.protocol.QuestionRounds;
import io.mcpspec.runtime.protocol.RequestMeta;
import io.mcpspec.runtime.protocol.StatelessExchange;
import io.mcpspec.runtime.protocol.StatelessResults;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.surface.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** MCP since 2026-07-28: every request says whose it is, and nothing that an earlier one said is remembered. */
final class StatelessProtocol implements Protocol {

  private static final String DISCOVER = "server/discover";
  private static final String LISTEN = "subscriptions/listen";

  private final McpServer server;
  private final ClientSession session;
  private final Outbox outbox;
  private final StatelessResults results;

  StatelessProtocol(McpServer server, ClientSession session, Outbox outbox) {
    this.server = server;
    this.session = session;
    this.outbox = outbox;
    this.results = new StatelessResults(server.manifest().serverInfo());
  }

  /** Whether a request is one of this protocol, right or wrong. */
  static boolean speaks(String method, JsonObject params) {
    return method.equals(DISCOVER) || RequestMeta.isIn(params);
  }

  @Override
  public Exchange exchange(String method, JsonObject params) {
    RequestMeta meta = RequestMeta.read(params);
    QuestionRounds rounds = QuestionRounds.of(server.requestStates(), session.owner(), method, params);
    return new StatelessExchange(server.logs() ? meta : meta.withoutLog(), results, rounds);
  }

  @Override
  public boolean has(String method) {
    return method.equals(DISCOVER) || method.equals(LISTEN);
  }

  @Override
  public Optional<JsonObject> answer(Json id, String method, JsonObject params) {
    if (method.equals(LISTEN)) {
      Subscription asked = Subscription.of(id, params, server.tellsOfChangedResources(), outbox, results);
      session.subscriptions().open(asked, server.updates());
      return Optional.empty();
    }
    return Optional.of(discover());
  }

  @Override
  public String inVersion() {
    return " in MCP " + String.join(", ", ProtocolVersions.STATELESS);
  }

  private JsonObject discover() {
    List<Json> versions = new ArrayList<>();
    for (String version : ProtocolVersions.STATELESS) { // a stream would slow the start
      versions.add(Json.of(version));
    }
    Manifest manifest = server.manifest();
    return results.compiled(JsonObject.builder()
        .put("supportedVersions", Json.array(versions))
        .put("capabilities", manifest.capabilities())
        .put("instructions", manifest.instructions())
        .build());
  }
}
