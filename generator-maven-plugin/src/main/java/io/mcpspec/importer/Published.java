package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.yaml.YamlReader;
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

  /** What a file of a spec has around an item's parts takes some levels, too. */
  private static final int MOST_LEVELS = YamlReader.MAX_DEPTH - 10;

  /**
   * @throws ImportFailedException saying which part is none that MCP knows
   */
  public static Published of(Mapping surface, Remarks remarks) {
    Mapping initialize = object(surface, "initialize", "initialize");
    Mapping info = object(initialize, "serverInfo", "initialize.serverInfo");
    return new Published(
        initialize,
        complete(info, remarks),
        list(surface, "tools", "name", remarks).map(tools -> complete(tools, remarks)),
        list(surface, "prompts", "name", remarks),
        object(surface, "promptMessages", "promptMessages"),
        list(surface, "resources", "uri", remarks),
        list(surface, "resourceTemplates", "uriTemplate", remarks));
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

  /** MCP wants an input schema; a tool without one gets the one that says nothing. */
  private static List<Mapping> complete(List<Mapping> tools, Remarks remarks) {
    List<Mapping> complete = new ArrayList<>();
    for (Mapping tool : tools) {
      if (tool.has("inputSchema")) {
        complete.add(tool);
      } else {
        remarks.add("the tool has no `inputSchema`; it is `type: object` now", text(tool, "name"));
        Mapping any = new MappingBuilder(tool.span()).put("type", "object").build();
        complete.add(new MappingBuilder(tool.span()).putAll(tool).put("inputSchema", any).build());
      }
    }
    return complete;
  }

  private static Optional<List<Mapping>> list(Mapping surface, String key, String id, Remarks remarks) {
    Node value = surface.get(key).orElse(null);
    if (value == null || isNull(value)) {
      return Optional.empty();
    }
    if (!(value instanceof Sequence sequence)) {
      throw new ImportFailedException("`" + key + "` is " + value.describe() + "; MCP has a list there");
    }
    List<Mapping> items = new ArrayList<>();
    Set<String> ids = new LinkedHashSet<>();
    for (int i = 0; i < sequence.items().size(); i++) {
      String path = key + "[" + i + "]";
      Optional<String> obstacle = obstacle(sequence.items().get(i), id, ids);
      obstacle.ifPresent(why -> remarks.add("the item is left out: " + why, path));
      if (obstacle.isEmpty()) {
        items.add((Mapping) sequence.items().get(i));
      }
    }
    return Optional.of(List.copyOf(items));
  }

  /** Why no client could use an item, or no spec hold it. */
  private static Optional<String> obstacle(Node item, String id, Set<String> ids) {
    if (!(item instanceof Mapping mapping) || !mapping.get("name").filter(ItemMembers::isText).isPresent()) {
      return Optional.of("it has no `name`, and MCP has no item without one");
    }
    Optional<String> address = mapping.text(id);
    if (address.isEmpty()) {
      return Optional.of("it has no `" + id + "`, by which clients ask for it");
    }
    if (levels(item) > MOST_LEVELS) {
      return Optional.of("it is nested deeper than " + MOST_LEVELS + " levels; a spec holds " + YamlReader.MAX_DEPTH);
    }
    return ids.add(address.get())
        ? Optional.empty()
        : Optional.of("an item before it has its `" + id + "`, by which clients tell items apart");
  }

  private static int levels(Node node) {
    int inside = 0;
    if (node instanceof Mapping mapping) {
      for (Mapping.Entry entry : mapping.entries()) {
        inside = Math.max(inside, levels(entry.value()));
      }
    } else if (node instanceof Sequence list) {
      for (Node item : list.items()) {
        inside = Math.max(inside, levels(item));
      }
    }
    return node instanceof Scalar ? 0 : inside + 1;
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
