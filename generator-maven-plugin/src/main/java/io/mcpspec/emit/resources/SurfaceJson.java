package io.mcpspec.emit.resources;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.util.List;
import java.util.Optional;

/** Writes {@code surface.json}: what a client sees when the server runs without options. */
public final class SurfaceJson {

  private SurfaceJson() {}

  /** The lists of the groups that are served by default, and the prompts of the default release. */
  public static Artifact emit(Catalog catalog, Surface surface) {
    return Artifact.text("resources/mcp-spec/surface.json", JsonWriter.pretty(of(catalog, surface)) + "\n");
  }

  /** The same as JSON; a list that the server does not have is null. */
  public static Mapping of(Catalog catalog, Surface surface) {
    Span span = surface.initialize().span();
    Optional<List<Mapping>> tools = surface.tools().map(items ->
        items.stream().filter(ToolItem::servedByDefault).map(ToolItem::published).toList());
    String served = catalog.defaultRelease().orElse(PromptCompiler.ONLY_RELEASE);
    return new MappingBuilder(span)
        .put("initialize", surface.initialize())
        .put("tools", list(tools, span))
        .put("prompts", list(surface.prompts(), span))
        .put("promptMessages", promptMessages(served, surface, span))
        .put("resources", list(surface.resources(), span))
        .put("resourceTemplates", list(surface.resourceTemplates(), span))
        .put("resourceContents", new ResourceContents(surface, served).of(catalog))
        .build();
  }

  private static Node list(Optional<List<Mapping>> items, Span span) {
    return items.<Node>map(present -> new Sequence(List.copyOf(present), span))
        .orElse(new Scalar(Scalar.Kind.NULL, "null", span));
  }

  /** The answers of {@code prompts/get} that need no argument. */
  private static Mapping promptMessages(String served, Surface surface, Span span) {
    MappingBuilder messages = new MappingBuilder(span);
    for (CompiledPrompt text : surface.promptTexts()) {
      boolean needsArguments = text.prompt().arguments().stream().anyMatch(Prompt.Argument::required);
      if (text.release().equals(served) && !needsArguments) {
        text.prompt().deliver().prompt().ifPresent(name -> messages.put(name, PromptJson.answer(text)));
      }
    }
    return messages.build();
  }
}
