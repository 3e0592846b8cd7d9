package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.Optional;

/**
 * Which tools are served. Tools are looked at one by one only when not everything is: asking a definition for its tools
 * loads classes.
 */
final class ToolSelection {

  private final ServerOptions options;
  private final Manifest manifest;
  private final Tools tools;

  ToolSelection(ServerOptions options, Manifest manifest, Tools tools) {
    this.options = options;
    this.manifest = manifest;
    this.tools = tools;
  }

  boolean isEverything() {
    if (options.readOnly() || !options.tools().isEmpty()) {
      return false;
    }
    for (Manifest.Group group : manifest.groups()) {
      if (!isChosen(group)) {
        return false;
      }
    }
    return true;
  }

  boolean serves(String name) {
    return isEverything() || isChosen(name) && !(options.readOnly() && isMutating(name));
  }

  /** Whether the tool is one of those asked for, be the server read-only or not. */
  boolean isChosen(String name) {
    return options.tools().contains(name)
        || group(name).map(this::isChosenGroup).orElseGet(() -> !onlyNamedTools());
  }

  private boolean isMutating(String name) {
    return tools.entry(name).filter(entry -> entry.effect().mutates()).isPresent();
  }

  private Optional<String> group(String name) {
    return tools.entry(name).flatMap(ToolEntry::group);
  }

  private boolean onlyNamedTools() {
    return options.groups().isEmpty() && !options.tools().isEmpty();
  }

  private boolean isChosen(Manifest.Group group) {
    return options.groups().isEmpty()
        ? group.byDefault() && !onlyNamedTools()
        : options.groups().contains(group.id());
  }

  private boolean isChosenGroup(String id) {
    return manifest.groups().stream().anyMatch(group -> group.id().equals(id) && isChosen(group));
  }
}
