package io.mcpspec.release.prompt.name;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The texts of one side that speak of its tools and prompts. */
public final class ServedTexts {

  private final Snapshot side;

  public ServedTexts(Snapshot side) {
    this.side = side;
  }

  /** The names of all tools, also those of groups that are off; empty when the side has no tools to know of. */
  public Optional<Set<String>> tools() {
    Set<String> names = new TreeSet<>();
    list(side.surface(), "tools").forEach(tool -> names.add(text(tool, "name")));
    side.catalog().ifPresent(
        catalog -> list(catalog, "tools").forEach(tool -> names.add(text(tool, "name"))));
    return side.surface().has("tools") || side.catalog().isPresent() ? Optional.of(names) : Optional.empty();
  }

  /** The arguments of a prompt; empty when the side's list of prompts does not have it. */
  public Optional<Set<String>> arguments(String prompt) {
    return list(side.surface(), "prompts").stream()
        .filter(item -> text(item, "name").equals(prompt))
        .findFirst()
        .map(item -> list(item, "arguments").stream()
            .map(argument -> text(argument, "name")).collect(Collectors.toCollection(TreeSet::new)));
  }

  /** The server's instructions and the descriptions of tools and prompts, by subject, in order. */
  Map<String, String> descriptions() {
    Map<String, String> texts = new LinkedHashMap<>();
    side.surface().get("initialize")
        .filter(Mapping.class::isInstance)
        .ifPresent(initialize -> texts.put("server", text((Mapping) initialize, "instructions")));
    tools(side).forEach(tool -> texts.put("tool/" + text(tool, "name"), text(tool, "description")));
    list(side.surface(), "prompts").forEach(
        prompt -> texts.put("prompt/" + text(prompt, "name"), text(prompt, "description")));
    texts.values().removeIf(String::isEmpty);
    return texts;
  }

  /** Everything that is served, by subject; a tool, prompt or resource is one with all of its texts. */
  public Map<String, Mapping> items() {
    Map<String, Mapping> items = new LinkedHashMap<>();
    side.surface().get("initialize")
        .filter(Mapping.class::isInstance)
        .ifPresent(initialize -> items.put("server", (Mapping) initialize));
    tools(side).forEach(tool -> items.put("tool/" + text(tool, "name"), tool));
    list(side.surface(), "prompts").forEach(prompt -> items.put("prompt/" + text(prompt, "name"), prompt));
    list(side.surface(), "resources").forEach(item -> items.put("resource/" + text(item, "uri"), item));
    list(side.surface(), "resourceTemplates").forEach(
        item -> items.put("resource/" + text(item, "uriTemplate"), item));
    return items;
  }

  /** As clients see them; those that only the catalog has come behind. */
  private static List<Mapping> tools(Snapshot side) {
    Map<String, Mapping> tools = new LinkedHashMap<>();
    list(side.surface(), "tools").forEach(tool -> tools.put(text(tool, "name"), tool));
    side.catalog().ifPresent(catalog -> list(catalog, "tools").forEach(
        tool -> tools.putIfAbsent(text(tool, "name"), published(tool))));
    return new ArrayList<>(tools.values());
  }

  private static Mapping published(Mapping tool) {
    return tool.get("published").filter(Mapping.class::isInstance).map(Mapping.class::cast).orElse(tool);
  }

  private static List<Mapping> list(Mapping from, String key) {
    List<Mapping> items = new ArrayList<>();
    if (from.get(key).orElse(null) instanceof Sequence sequence) {
      for (Node item : sequence.items()) {
        if (item instanceof Mapping mapping) {
          items.add(mapping);
        }
      }
    }
    return items;
  }

  private static String text(Mapping from, String key) {
    return from.get(key).filter(Scalar.class::isInstance).map(value -> ((Scalar) value).text()).orElse("");
  }
}
