package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Effect;
import io.mcpspec.generator.model.Server;
import io.mcpspec.generator.model.SharedType;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.wire.PortableSchema;
import io.mcpspec.generator.wire.WireSchema;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Builds the list items of {@code tools/list}. */
final class ToolItems {

  private final Catalog catalog;
  private final Map<String, Node> types = new LinkedHashMap<>();

  ToolItems(Catalog catalog) {
    this.catalog = catalog;
    catalog.types().values().forEach((SharedType type) -> types.put(type.name(), type.schema()));
  }

  ToolItem item(Tool tool) {
    Node input = WireSchema.of(tool.input(), types);
    Optional<Node> output = tool.output().map(schema -> WireSchema.of(schema, types));
    boolean portable = catalog.server().publish() == Server.Publish.PORTABLE;
    Mapping full = item(tool, input, output);
    Mapping published = portable
        ? item(tool, PortableSchema.input(input), output.map(PortableSchema::output))
        : full;
    return new ToolItem(
        tool.name(), tool.group(), tool.effect(), tool.since(), servedByDefault(tool), full, published);
  }

  private static Mapping item(Tool tool, Node input, Optional<Node> output) {
    return new MappingBuilder(tool.span())
        .put("name", tool.name())
        .putText("title", tool.title())
        .putText("description", tool.description())
        .put("inputSchema", input)
        .putNode("outputSchema", output)
        .putNode("annotations", annotations(tool))
        .putAll(tool.wire())
        .build();
  }

  private boolean servedByDefault(Tool tool) {
    return tool.group()
        .flatMap(id -> catalog.server().groups().stream().filter(group -> group.id().equals(id)).findFirst())
        .map(Server.Group::servedByDefault)
        .orElse(true);
  }

  /** Written annotations go out as they are; {@code none} means none at all. */
  private static Optional<Node> annotations(Tool tool) {
    if (tool.annotations().isPresent()) {
      return tool.annotations().filter(written -> !(written instanceof Scalar));
    }
    return tool.effect() == Effect.UNKNOWN ? Optional.empty() : Optional.of(hints(tool));
  }

  private static Mapping hints(Tool tool) {
    boolean reads = tool.effect() == Effect.READ;
    return new MappingBuilder(tool.span())
        .put("readOnlyHint", reads)
        .put("destructiveHint", tool.effect() == Effect.DESTROY)
        .put("idempotentHint", tool.idempotent().orElse(reads))
        .put("openWorldHint", tool.openWorld().orElse(true))
        .build();
  }
}
