package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.RequestMeta;
import io.mcpspec.runtime.protocol.StatelessResults;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * One {@code subscriptions/listen} request. Of what its client may ask to hear, changes of resources are agreed to
 * where the server tells of them; lists never change while they are served.
 *
 * @param id the request's
 * @param uris the resources whose changes are told
 * @param end the answer that ends it
 */
record Subscription(Json id, Set<String> uris, Outbox outbox, byte[] end) {

  private static final String ID = RequestMeta.PREFIX + "subscriptionId";
  private static final String FILTER = "notifications";
  private static final String RESOURCES = "resourceSubscriptions";

  /**
   * @param told whether the server tells of changed resources
   */
  static Subscription of(Json id, JsonObject params, boolean told, Outbox outbox, StatelessResults results) {
    if (params.get(FILTER).isEmpty()) {
      throw RpcErrors.invalidParams(FILTER + ": expected an object, got nothing");
    }
    JsonObject filter = Params.object(params, FILTER);
    Set<String> uris = told ? uris(filter) : Set.of();
    return new Subscription(id, uris, outbox, RpcMessages.result(id, results.empty(ID, id)));
  }

  private static Set<String> uris(JsonObject filter) {
    Set<String> uris = new LinkedHashSet<>();
    for (Json uri : filter.items(RESOURCES)) {
      uris.add(uri.asString().orElseThrow(() -> RpcErrors.invalidParams(
          FILTER + "." + RESOURCES + ": expected strings, got " + uri.describe())));
    }
    return uris;
  }

  /** Says what was agreed to. */
  void acknowledge() {
    JsonObject.Builder agreed = JsonObject.builder();
    if (!uris.isEmpty()) {
      agreed.put(RESOURCES, Json.array(uris.stream().map(Json::of).toList()));
    }
    outbox.send(RpcMessages.notification("notifications/subscriptions/acknowledged", JsonObject.builder()
        .put("_meta", JsonObject.builder().put(ID, id).build())
        .put(FILTER, agreed.build())
        .build()));
  }

  void changed(String uri) {
    if (uris.contains(uri)) {
      outbox.send(RpcMessages.notification(Subscriptions.UPDATED, JsonObject.builder()
          .put("_meta", JsonObject.builder().put(ID, id).build())
          .put("uri", uri)
          .build()));
    }
  }
}
