package io.mcpspec.emit.resources;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Locale;

/**
 * Writes {@code catalog.json}: every tool of every group, with the full schemas, the published form beside them, and
 * what is declared of older names and of its end, which reviews of releases judge by.
 */
public final class CatalogJson {

  private CatalogJson() {}

  /** The file. */
  public static Artifact emit(Surface surface) {
    return Artifact.text("resources/mcp-spec/catalog.json", JsonWriter.pretty(of(surface)) + "\n");
  }

  /** The catalog of all that a server can serve; its parts know where they were written. */
  public static Mapping of(Surface surface) {
    List<Node> tools = surface.tools().orElse(List.of()).stream().map(CatalogJson::tool).toList();
    return new MappingBuilder(surface.initialize().span())
        .put("tools", new Sequence(tools, surface.initialize().span()))
        .build();
  }

  private static Node tool(ToolItem tool) {
    Span span = tool.full().span();
    MappingBuilder entry = new MappingBuilder(span)
        .put("name", tool.name())
        .putText("group", tool.group())
        .putText("since", tool.since())
        .put("effect", tool.effect().name().toLowerCase(Locale.ROOT))
        .put("servedByDefault", tool.servedByDefault());
    if (tool.handled()) {
      entry.put("handler", true);
    }
    if (!tool.renamed().isEmpty()) {
      entry.put("renamed", new Sequence(tool.renamed().stream().map(older -> renamed(older, span)).toList(), span));
    }
    return entry
        .putNode("deprecated", tool.deprecation().map(end -> deprecated(end, span)))
        .put("full", tool.full())
        .put("published", tool.published())
        .build();
  }

  private static Node renamed(Tool.Renamed older, Span span) {
    return new MappingBuilder(span).put("from", older.from()).putText("until", older.until()).build();
  }

  private static Node deprecated(Tool.Deprecation end, Span span) {
    return new MappingBuilder(span)
        .put("since", end.since()).putText("replacedBy", end.replacedBy()).putText("why", end.why()).build();
  }
}
