package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The tools of a definition by name, asked for when first needed. */
final class Tools {

  private final ServerDefinition definition;
  private Map<String, ToolEntry> byName;

  Tools(ServerDefinition definition) {
    this.definition = definition;
  }

  Optional<ToolEntry> entry(String name) {
    return Optional.ofNullable(byName().get(name));
  }

  private synchronized Map<String, ToolEntry> byName() {
    if (byName == null) {
      byName = new LinkedHashMap<>();
      definition.tools().forEach(tool -> byName.put(tool.name(), tool));
    }
    return byName;
  }
}
