package io.mcpspec.publish.identity;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Which items of a list have another name by now. Every method takes the items that went and those that came, by name
 * or address, and gives the new name by the old one, in the order of the old ones; each name is used once.
 */
public final class ItemRenames {

  private ItemRenames() {}

  /** Renamed tools. */
  public static Map<String, String> ofTools(Map<String, Mapping> gone, Map<String, Mapping> added) {
    return Successors.of(contents(gone, ItemRenames::tool), contents(added, ItemRenames::tool));
  }

  /** Renamed prompts. */
  public static Map<String, String> ofPrompts(Map<String, Mapping> gone, Map<String, Mapping> added) {
    return Successors.of(contents(gone, ItemRenames::prompt), contents(added, ItemRenames::prompt));
  }

  /** Renamed arguments of a prompt. */
  public static Map<String, String> ofArguments(Map<String, Mapping> gone, Map<String, Mapping> added) {
    return Successors.of(contents(gone, ItemRenames::argument), contents(added, ItemRenames::argument));
  }

  /** Resources, or templates, at another address; one of a name that no other has is the same. */
  public static Map<String, String> ofResources(Map<String, Mapping> gone, Map<String, Mapping> added) {
    Map<String, String> now = uniqueNames(added);
    Map<String, String> renamed = new LinkedHashMap<>();
    uniqueNames(gone).forEach((name, uri) -> {
      if (now.containsKey(name)) {
        renamed.put(uri, now.get(name));
      }
    });
    Map<String, Content> left = contents(gone, ItemRenames::resource);
    left.keySet().removeAll(renamed.keySet());
    Map<String, Content> free = contents(added, ItemRenames::resource);
    free.keySet().removeAll(renamed.values());
    renamed.putAll(Successors.of(left, free));
    return renamed;
  }

  /** What recognises a tool: its description, and its parameters with their types. */
  public static Content tool(Mapping tool) {
    return Content.of(tool, tool.mapping("inputSchema").flatMap(schema -> schema.mapping("properties"))
        .map(properties -> properties.entries().stream().map(ItemRenames::signature).toList()).orElse(List.of()));
  }

  private static String signature(Mapping.Entry property) {
    String type = property.value() instanceof Mapping schema
        ? schema.get("type").map(JsonWriter::compact).orElse("") : "";
    return NameForm.of(property.key()).key() + ":" + type;
  }

  private static Content prompt(Mapping prompt) {
    return Content.of(prompt, prompt.mappings("arguments").stream()
        .flatMap(argument -> argument.text("name").stream()).distinct().map(name -> NameForm.of(name).key()).toList());
  }

  private static Content argument(Mapping argument) {
    return Content.of(argument, List.of());
  }

  private static Content resource(Mapping resource) {
    return Content.of(resource, resource.text("name").map(name -> NameForm.of(name).key()).stream().toList());
  }

  private static Map<String, Content> contents(Map<String, Mapping> items, Function<Mapping, Content> content) {
    Map<String, Content> contents = new LinkedHashMap<>();
    items.forEach((name, item) -> contents.put(name, content.apply(item)));
    return contents;
  }

  /** The addresses by names that only one resource has. */
  private static Map<String, String> uniqueNames(Map<String, Mapping> resources) {
    Map<String, String> names = new LinkedHashMap<>();
    Set<String> repeated = new HashSet<>();
    resources.forEach((uri, resource) -> resource.text("name").map(name -> NameForm.of(name).key())
        .filter(name -> names.put(name, uri) != null).ifPresent(repeated::add));
    names.keySet().removeAll(repeated);
    return names;
  }
}
