package io.mcpspec.generator.surface;

import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import java.util.List;

/**
 * What a server has, as {@code initialize} declares it. Nothing changes while it runs, so no list is ever announced.
 */
record Capabilities(boolean tools, boolean prompts, boolean resources, boolean completions) {

  Mapping json(Span span) {
    MappingBuilder json = new MappingBuilder(span);
    declare("completions", completions, json, span);
    declare("prompts", prompts, json, span);
    declare("resources", resources, json, span);
    declare("tools", tools, json, span);
    return json.build();
  }

  private static void declare(String name, boolean has, MappingBuilder json, Span span) {
    if (has) {
      json.put(name, new Mapping(List.of(), span));
    }
  }
}
