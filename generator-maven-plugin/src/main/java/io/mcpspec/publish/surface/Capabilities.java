package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Server;
import java.util.Set;

/**
 * What a server has, as {@code initialize} declares it. No list changes while it runs, so none is ever announced.
 *
 * @param declared what its items do not show
 */
record Capabilities(
    boolean tools, boolean prompts, boolean resources, boolean completions, Set<Server.Capability> declared) {

  Mapping json(Span span) {
    MappingBuilder json = new MappingBuilder(span);
    declare("completions", completions, json, span);
    declare("logging", declared.contains(Server.Capability.LOGGING), json, span);
    declare("prompts", prompts, json, span);
    if (resources) {
      json.put("resources", resources(span));
    }
    declare("tools", tools, json, span);
    return json.build();
  }

  private Mapping resources(Span span) {
    MappingBuilder json = new MappingBuilder(span);
    if (declared.contains(Server.Capability.SUBSCRIPTIONS)) {
      json.put("subscribe", true);
    }
    return json.build();
  }

  private static void declare(String name, boolean has, MappingBuilder json, Span span) {
    if (has) {
      json.put(name, new MappingBuilder(span).build());
    }
  }
}
