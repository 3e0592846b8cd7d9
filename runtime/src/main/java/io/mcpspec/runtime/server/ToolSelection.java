package io.mcpspec.runtime.server;

import io.mcpspec.runtime.tool.ToolEntry;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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
    return !options.readOnly()
        && options.groups().isEmpty()
        && options.tools().isEmpty()
        && manifest.groups().stream().allMatch(Manifest.Group::byDefault);
  }

  boolean serves(String name) {
    return isEverything() || isChosen(name) && !(options.readOnly() && isMutating(name));
  }

  /** Whether the tool is one of those asked for, be the server read-only or not. */
  boolean isChosen(String name) {
    return options.tools().contains(name)
        || group(name).map(chosenGroups()::contains).orElseGet(() -> !onlyNamedTools());
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

  private Set<String> chosenGroups() {
    Predicate<Manifest.Group> chosen = options.groups().isEmpty()
        ? group -> group.byDefault() && !onlyNamedTools()
        : group -> options.groups().contains(group.id());
    return manifest.groups().stream().filter(chosen).map(Manifest.Group::id).collect(Collectors.toSet());
  }
}
