package io.mcpspec.importer;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a server publishes, taken apart. A list that it does not have is empty as an {@code Optional}.
 *
 * @param initialize the result of {@code initialize}
 * @param serverInfo who it is; with a name and a version
 * @param tools items of {@code tools/list}
 * @param prompts items of {@code prompts/list}
 * @param promptMessages answers of {@code prompts/get} that were captured, by prompt
 * @param resources items of {@code resources/list}
 * @param templates items of {@code resources/templates/list}
 */
public record Published(
    Mapping initialize,
    Mapping serverInfo,
    Optional<List<Mapping>> tools,
    Optional<List<Mapping>> prompts,
    Mapping promptMessages,
    Optional<List<Mapping>> resources,
    Optional<List<Mapping>> templates) {

  /**
   * @throws ImportFailedException saying which part is none that MCP knows
   */
  public static Published of(Mapping surface, Remarks remarks) {
    Mapping initialize = object(surface, "initialize", "initialize");
    Mapping info = object(initialize, "serverInfo", "initialize.serverInfo");
    return new Published(
        initialize,
        complete(info, remarks),
        list(surface, "tools", "name"),
        list(surface, "prompts", "name"),
        object(surface, "promptMessages", "promptMessages"),
        list(surface, "resources", "uri"),
        list(surface, "resourceTemplates", "uriTemplate"));
  }

  /** MCP wants both; a server without them gets ours. */
  private static Mapping complete(Mapping info, Remarks remarks) {
    MappingBuilder complete = new MappingBuilder(info.span());
    if (!info.get("name").filter(ItemMembers::isText).isPresent()) {
      remarks.add("the server has no name; it is called `server` now", "initialize.serverInfo.name");
      complete.put("name", "server");
    }
    if (!info.get("version").filter(ItemMembers::isText).isPresent()) {
      remarks.add("the server has no version; it is 0 now", "initialize.serverInfo.version");
      complete.put("version", "0");
    }
    return complete.isEmpty() ? info : new MappingBuilder(info.span()).putAll(info).putAll(complete.build()).build();
  }

  private static Mapping object(Mapping parent, String key, String path) {
    Node value = parent.get(key).orElse(null);
    if (value == null || isNull(value)) {
      return new Mapping(List.of(), parent.span());
    }
    if (value instanceof Mapping mapping) {
      return mapping;
    }
    throw new ImportFailedException("`" + path + "` is " + value.describe() + "; MCP has an object there");
  }

  private static Optional<List<Mapping>> list(Mapping surface, String key, String id) {
    Node value = surface.get(key).orElse(null);
    if (value == null || isNull(value)) {
      return Optional.empty();
    }
    if (!(value instanceof Sequence sequence)) {
      throw new ImportFailedException("`" + key + "` is " + value.describe() + "; MCP has a list there");
    }
    List<Mapping> items = new ArrayList<>();
    Set<String> ids = new LinkedHashSet<>();
    for (Node item : sequence.items()) {
      items.add(item(item, key + "[" + items.size() + "]", id, ids));
    }
    return Optional.of(List.copyOf(items));
  }

  private static Mapping item(Node item, String path, String id, Set<String> ids) {
    if (!(item instanceof Mapping mapping) || !mapping.get("name").filter(ItemMembers::isText).isPresent()) {
      throw new ImportFailedException("`" + path + "` has no `name`; MCP has no item without one");
    }
    Optional<Node> address = mapping.get(id).filter(ItemMembers::isText);
    if (address.isEmpty() || !ids.add(((Scalar) address.get()).text())) {
      throw new ImportFailedException("`" + path + "` " + (address.isEmpty()
          ? "has no `" + id + "`"
          : "has the `" + id + "` of an item before it") + "; by that clients tell items apart");
    }
    return mapping;
  }

  private static boolean isNull(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }

  public static String text(Mapping item, String key) {
    return ((Scalar) item.get(key).orElseThrow()).text();
  }

  /**
   * The lists, and what a spec says of {@code initialize}, as one value; a list that is not there is null.
   *
   * @param answers the answers of {@code prompts/get} to take
   */
  public Mapping json(Mapping answers) {
    return new MappingBuilder(initialize.span())
        .put("initialize", said(initialize, Optional.of(serverInfo)))
        .put("tools", json(tools))
        .put("prompts", json(prompts))
        .put("promptMessages", answers)
        .put("resources", json(resources))
        .put("resourceTemplates", json(templates))
        .build();
  }

  /** What a spec says of {@code initialize}. */
  static Mapping said(Mapping initialize, Optional<? extends Node> serverInfo) {
    return new MappingBuilder(initialize.span())
        .putNode("serverInfo", serverInfo)
        .putNode("instructions", initialize.get("instructions").filter(ItemMembers::isText))
        .build();
  }

  private Node json(Optional<List<Mapping>> items) {
    return items.<Node>map(present -> new Sequence(List.copyOf(present), initialize.span()))
        .orElse(new Scalar(Scalar.Kind.NULL, "null", initialize.span()));
  }

  /** Whether it completes arguments. */
  public boolean completes() {
    return initialize.mapping("capabilities").filter(capabilities -> capabilities.has("completions")).isPresent();
  }

  /** The items of a list, none where there is no list. */
  public static List<Mapping> items(Optional<List<Mapping>> list) {
    return list.orElse(List.of());
  }
}
