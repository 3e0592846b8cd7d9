package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.server.ServerOptions;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which tools are served. The manifest alone says it: asking a definition for its tools loads classes, and reading the
 * items takes as long again.
 */
final class ToolSelection {

  private final ServerOptions options;
  private final Manifest manifest;
  private final Map<String, Optional<String>> groups = new HashMap<>();

  ToolSelection(ServerOptions options, Manifest manifest) {
    this.options = options;
    this.manifest = manifest;
    for (Manifest.Tool tool : manifest.tools()) {
      groups.put(tool.name(), tool.group());
    }
  }

  boolean serves(Manifest.Tool tool) {
    return isChosen(tool.name()) && !(options.readOnly() && tool.mutates());
  }

  /** Whether the tool is one of those asked for, be the server read-only or not. */
  boolean isChosen(String name) {
    if (options.tools().contains(name)) {
      return true;
    }
    Optional<String> group = groups.getOrDefault(name, Optional.empty());
    return group.isPresent() ? isChosenGroup(group.get()) : !onlyNamedTools();
  }

  private boolean isChosenGroup(String id) {
    if (!options.groups().isEmpty()) {
      return options.groups().contains(id);
    }
    return !onlyNamedTools() && isByDefault(id);
  }

  private boolean onlyNamedTools() {
    return options.groups().isEmpty() && !options.tools().isEmpty();
  }

  private boolean isByDefault(String id) {
    for (Manifest.Group group : manifest.groups()) {
      if (group.id().equals(id)) {
        return group.byDefault();
      }
    }
    return false;
  }
}
