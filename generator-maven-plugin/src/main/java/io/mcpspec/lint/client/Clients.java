package io.mcpspec.lint.client;

import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.client.Limit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Clients in messages. */
final class Clients {

  private Clients() {}

  static String named(List<ClientProfile> clients) {
    return clients.stream().map(ClientProfile::title).collect(Collectors.joining(", "));
  }

  /** What clients do with something that is larger than they take; empty when all take it. */
  static String effects(LintedServer server, Limit limit, int size) {
    Map<String, List<String>> effects = new LinkedHashMap<>();
    for (ClientProfile client : server.clients()) {
      ClientProfile.Bound bound = client.limits().get(limit);
      if (bound != null && size > bound.most()) {
        effects.computeIfAbsent(bound.effect() + " above " + bound.most(), first -> new ArrayList<>())
            .add(client.title());
      }
    }
    return effects.entrySet().stream()
        .map(effect -> String.join(", ", effect.getValue()) + " " + effect.getKey()).collect(Collectors.joining("; "));
  }
}
