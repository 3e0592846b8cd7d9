package io.mcpspec.emit.resources;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Writes what the server reads at run time, under {@code mcp-spec/run/}. */
public final class RunFiles {

  private static final String ROOT = "resources/mcp-spec/run/";

  private RunFiles() {}

  /** The manifest, each list, each prompt's text and each resource's content. */
  public static List<Artifact> emit(Catalog catalog, Surface surface) {
    List<Artifact> files = new ArrayList<>();
    Mapping manifest = new ServerManifest(catalog, surface).build();
    files.add(Artifact.text(ROOT + "server.json", JsonWriter.compact(manifest) + "\n"));
    lines("tools", surface.tools().map(tools -> tools.stream().map(ToolItem::published).toList()), files);
    lines("prompts", surface.prompts(), files);
    lines("resources", surface.resources(), files);
    lines("resourceTemplates", surface.resourceTemplates(), files);
    for (CompiledPrompt prompt : surface.promptTexts()) {
      files.add(Artifact.text(ROOT + promptFile(prompt), JsonWriter.compact(PromptJson.program(prompt)) + "\n"));
    }
    catalog.resources().forEach(resource -> content(resource).ifPresent(files::add));
    catalog.prompts().forEach(prompt -> prompt.index().ifPresent(index -> files.add(
        Artifact.text(ROOT + resourceFile(index.name()), PromptIndex.text(prompt, catalog, surface)))));
    return files;
  }

  static String promptFile(CompiledPrompt prompt) {
    return "prompts/" + FileName.safe(prompt.prompt().id()) + "/" + FileName.safe(prompt.release()) + ".json";
  }

  static String resourceFile(String name) {
    return "resources/" + FileName.safe(name);
  }

  /** One item a line, so that serving a part of a list only joins lines. */
  private static void lines(String list, Optional<List<Mapping>> items, List<Artifact> files) {
    items.ifPresent(present -> {
      StringBuilder text = new StringBuilder();
      present.forEach(item -> text.append(JsonWriter.compact(item)).append('\n'));
      files.add(Artifact.text(ROOT + list + ".jsonl", text.toString()));
    });
  }

  private static Optional<Artifact> content(Resource resource) {
    String path = ROOT + resourceFile(resource.name());
    if (resource.body() instanceof Resource.Text text) {
      return Optional.of(Artifact.text(path, text.text()));
    }
    return resource.body() instanceof Resource.Blob blob
        ? Optional.of(new Artifact(path, Base64.getDecoder().decode(blob.base64())))
        : Optional.empty();
  }
}
