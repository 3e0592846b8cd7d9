package io.mcpspec.generator.emit.resources;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.prompt.CompiledPrompt;
import io.mcpspec.generator.surface.Surface;
import io.mcpspec.generator.surface.SurfaceBuilder;
import java.util.ArrayList;
import java.util.List;

/** Everything that goes into the jar beside classes. */
public final class ResourceFiles {

  private ResourceFiles() {}

  /**
   * @param prompts every prompt's text in every release
   * @param others what else is generated; a server with digests locks what it reads of it
   */
  public static List<Artifact> emit(Catalog catalog, List<CompiledPrompt> prompts, List<Artifact> others) {
    return emit(catalog, new SurfaceBuilder(catalog, prompts).build(), others);
  }

  /** The same files for a surface that was built already. */
  public static List<Artifact> emit(Catalog catalog, Surface surface, List<Artifact> others) {
    List<Artifact> files = new ArrayList<>();
    files.add(SurfaceJson.emit(catalog, surface));
    files.add(CatalogJson.emit(surface));
    files.addAll(PromptTexts.emit(surface));
    files.addAll(PromptFacts.emit(catalog, surface));
    files.addAll(RunFiles.emit(catalog, surface));
    if (catalog.server().digests()) {
      List<Artifact> all = new ArrayList<>(others);
      all.addAll(files);
      files.add(EmbeddedLock.emit(catalog, surface, all));
    }
    return List.copyOf(files);
  }
}
