package io.mcpspec.generator;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.emit.resources.CatalogJson;
import io.mcpspec.generator.emit.resources.ResourceFiles;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.prompt.CompiledPrompt;
import io.mcpspec.generator.surface.SurfaceBuilder;
import io.mcpspec.generator.tree.Mapping;
import java.util.List;
import java.util.Optional;

/**
 * A sound spec, compiled as far as people look at it.
 *
 * @param catalog the spec
 * @param prompts every prompt's text in every release
 */
public record CompiledSpec(Catalog catalog, List<CompiledPrompt> prompts) {

  public List<Release> releases() {
    return catalog.releases();
  }

  /** The release that is being written: the newest draft. */
  public Optional<Release> draft() {
    return releases().stream()
        .filter(release -> release.state() == Release.State.DRAFT)
        .reduce((earlier, later) -> later);
  }

  /**
   * What is published of a release, each path beginning with {@code resources/mcp-spec/}.
   *
   * @param release id of a release; for a spec that has none, any text
   */
  public List<Artifact> published(String release) {
    return ResourceFiles.emit(at(release), prompts, List.of());
  }

  /**
   * The content of {@code catalog.json} at a release, whose parts know where in the spec they were written.
   *
   * @param release as for {@link #published}
   */
  public Mapping tools(String release) {
    return CatalogJson.of(new SurfaceBuilder(at(release), prompts).build());
  }

  private Catalog at(String release) {
    return releases().isEmpty() ? catalog : catalog.at(release);
  }
}
