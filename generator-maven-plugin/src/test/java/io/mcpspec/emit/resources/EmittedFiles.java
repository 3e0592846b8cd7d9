package io.mcpspec.emit.resources;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All resource files of a spec in a test, by path below {@code resources/mcp-spec/}. */
record EmittedFiles(Map<String, byte[]> contents) {

  static EmittedFiles of(CatalogBuilder builder) {
    Catalog catalog = builder.build();
    List<CompiledPrompt> prompts = new PromptCompiler(catalog, new Diagnostics()).compile();
    Map<String, byte[]> contents = new LinkedHashMap<>();
    Surface surface = new SurfaceBuilder(catalog, prompts).build();
    List<Artifact> files = new ArrayList<>(ResourceFiles.emit(catalog, surface));
    ResourceFiles.lock(catalog, surface, files).ifPresent(files::add);
    for (Artifact file : files) {
      contents.put(file.path().replaceFirst("^resources/mcp-spec/", ""), file.content());
    }
    return new EmittedFiles(contents);
  }

  String text(String path) {
    return new String(contents.get(path), StandardCharsets.UTF_8);
  }

  Mapping json(String path) {
    return Nodes.object(text(path));
  }
}
