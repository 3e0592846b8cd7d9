package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.SurfaceMembers;
import io.mcpspec.publish.surface.ItemDigest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Everything that a server can serve, item by item. Tools of groups that are off are among them, each with its full
 * schemas and what guards know of it; digests are not, since they say nothing more.
 *
 * @param items what is served, by a name for people such as {@code tool put_item}
 */
record ServedItems(Map<String, Mapping> items) {

  /** Members of a tool in the catalog that are not served: its name and schemas are in the other two. */
  private static final List<String> NOT_SERVED = List.of("name", "since", "full", "published");

  private static final List<String> SCHEMAS = List.of("inputSchema", "outputSchema");

  static ServedItems of(Snapshot snapshot) {
    Map<String, Mapping> items = new LinkedHashMap<>();
    Mapping surface = snapshot.surface();
    surface.mapping("initialize").ifPresent(initialize -> items.put("server", initialize));
    snapshot.catalog().ifPresent(catalog -> catalog.mappings("tools").forEach(tool ->
        items.put("tool " + tool.text("name").orElse(""), tool(tool))));
    Mapping contents = member(surface, "resourceContents");
    Mapping messages = member(surface, "promptMessages");
    for (String list : List.of("prompts", "resources", "resourceTemplates")) {
      for (Mapping item : surface.mappings(list)) {
        String key = item.text(SurfaceMembers.key(list)).orElse("");
        items.put(noun(list) + " " + key, new MappingBuilder(item.span())
            .putAll(ItemDigest.left(item))
            .putNode("content", contents.get(key))
            .putNode("messages", messages.mapping(key).map(ServedItems::withoutTexts))
            .build());
      }
    }
    return new ServedItems(items);
  }

  private static Mapping member(Mapping surface, String name) {
    return surface.mapping(name).orElseGet(() -> new MappingBuilder(surface.span()).build());
  }

  /** Texts have a history of their own: {@link TextProof} compares them. */
  private static Node withoutTexts(Mapping answer) {
    List<Node> messages = answer.mappings("messages").stream().<Node>map(message ->
        message.mapping("content").filter(content -> content.text("type").equals(Optional.of("text"))).isPresent()
            ? message.without("content")
            : message).toList();
    return new Sequence(messages, answer.span());
  }

  private static String noun(String list) {
    return list.equals("resourceTemplates") ? "resource template" : list.substring(0, list.length() - 1);
  }

  private static Mapping tool(Mapping entry) {
    MappingBuilder tool = new MappingBuilder(entry.span());
    Mapping full = entry.mapping("full").orElse(entry);
    Mapping published = ItemDigest.left(entry.mapping("published").orElse(entry));
    published.entries().stream()
        .filter(member -> !SCHEMAS.contains(member.key()))
        .forEach(member -> tool.put(member.key(), member.value()));
    SCHEMAS.forEach(schema -> full.get(schema).ifPresent(whole -> tool.put(schema, new MappingBuilder(whole.span())
        .put("full", whole).putNode("published", published.get(schema)).build())));
    entry.entries().stream()
        .filter(member -> !NOT_SERVED.contains(member.key()))
        .forEach(member -> tool.put(member.key(), member.value()));
    return tool.build();
  }

  /** What another server serves that is not the same here, by name. */
  List<ItemChange> changes(ServedItems other) {
    TreeSet<String> names = new TreeSet<>(items.keySet());
    names.addAll(other.items.keySet());
    return names.stream()
        .map(name -> new ItemChange(
            name, Optional.ofNullable(items.get(name)), Optional.ofNullable(other.items.get(name))))
        .filter(change -> !change.before().equals(change.after()))
        .toList();
  }
}
