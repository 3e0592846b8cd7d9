package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.publish.portable.PortableSchema;
import io.mcpspec.publish.wire.WireSchema;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Builds the list items of {@code tools/list}. */
final class ToolItems {

  private final Server server;
  private final WireSchema wire;
  private final Set<String> groupsNotServed;

  ToolItems(Catalog catalog) {
    this.server = catalog.server();
    Map<String, Node> types = new LinkedHashMap<>();
    catalog.types().values().forEach((SharedType type) -> types.put(type.name(), type.schema()));
    this.wire = new WireSchema(types);
    this.groupsNotServed = server.groups().stream()
        .filter(group -> !group.servedByDefault())
        .map(Server.Group::id)
        .collect(Collectors.toSet());
  }

  /** A tool of the spec. */
  ToolItem item(Tool tool) {
    return item(tool, tool.binding().isEmpty());
  }

  /** A tool that answers with a prompt, which needs no code. */
  ToolItem itemOfPrompt(Tool tool) {
    return item(tool, false);
  }

  private ToolItem item(Tool tool, boolean handled) {
    Node input = wire.of(tool.input());
    Optional<Node> output = tool.output().map(wire::of);
    Mapping full = item(tool, input, output);
    Mapping published = server.publishing().form() == Server.Publish.PORTABLE
        ? item(tool, PortableSchema.input(input).schema(),
            output.flatMap(PortableSchema::output).map(PortableSchema::schema))
        : full;
    return new ToolItem(
        tool.name(),
        tool.group(),
        tool.effect(),
        tool.history().since(),
        tool.group().filter(groupsNotServed::contains).isEmpty(),
        handled,
        tool.history().renamed(),
        tool.history().deprecation(),
        full,
        server.publishing().digests() ? ItemDigest.added(published) : published);
  }

  private static Mapping item(Tool tool, Node input, Optional<Node> output) {
    return new MappingBuilder(tool.span())
        .put("name", tool.name())
        .putText("title", tool.listing().title(), tool.written().member("title"))
        .putText("description", tool.listing().description(), tool.written().member("description"))
        .put("inputSchema", input)
        .putNode("outputSchema", output)
        .putNode("annotations", annotations(tool))
        .putAll(tool.listing().wire())
        .build();
  }

  /** Written annotations go out as they are; {@code none} means none at all. */
  private static Optional<Node> annotations(Tool tool) {
    Optional<Node> own = tool.behaviour().annotations();
    if (own.isPresent()) {
      return own.filter(written -> !(written instanceof Scalar));
    }
    return tool.effect() == Effect.UNKNOWN ? Optional.empty() : Optional.of(hints(tool));
  }

  private static Mapping hints(Tool tool) {
    boolean reads = tool.effect() == Effect.READ;
    return new MappingBuilder(tool.span())
        .put("readOnlyHint", reads)
        .put("destructiveHint", tool.effect() == Effect.DESTROY)
        .put("idempotentHint", tool.behaviour().idempotent().orElse(reads))
        .put("openWorldHint", tool.behaviour().openWorld().orElse(true))
        .build();
  }
}
