package io.mcpspec.generator.emit.resources;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.surface.Surface;
import io.mcpspec.generator.surface.ToolItem;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.util.List;
import java.util.Locale;

/**
 * Writes {@code catalog.json}: every tool of every group, with the full schemas, and the published form beside them.
 */
public final class CatalogJson {

  private CatalogJson() {}

  /** The catalog of all that a server can serve. */
  public static Artifact emit(Surface surface) {
    List<Node> tools = surface.tools().orElse(List.of()).stream().map(CatalogJson::tool).toList();
    Mapping json = new MappingBuilder(surface.initialize().span())
        .put("tools", new Sequence(tools, surface.initialize().span()))
        .build();
    return Artifact.text("resources/mcp-spec/catalog.json", JsonWriter.pretty(json) + "\n");
  }

  private static Node tool(ToolItem tool) {
    return new MappingBuilder(tool.full().span())
        .put("name", tool.name())
        .putText("group", tool.group())
        .putText("since", tool.since())
        .put("effect", tool.effect().name().toLowerCase(Locale.ROOT))
        .put("servedByDefault", tool.servedByDefault())
        .put("full", tool.full())
        .put("published", tool.published())
        .build();
  }
}
