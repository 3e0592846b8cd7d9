package io.mcpspec.compiler;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.resources.CatalogJson;
import io.mcpspec.emit.resources.ResourceFiles;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.util.ArrayList;
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
   * What is published of a release.
   *
   * @param files each path beginning with {@code resources/mcp-spec/}
   * @param tools the content of {@code catalog.json}, whose parts know where in the spec they were written
   */
  public record Published(List<Artifact> files, Mapping tools) {}

  /**
   * What is published of a release.
   *
   * @param release id of a release; for a spec that has none, any text
   */
  public Published published(String release) {
    Catalog then = releases().isEmpty() ? catalog : catalog.at(release);
    Surface surface = new SurfaceBuilder(then, prompts).build();
    List<Artifact> files = new ArrayList<>(ResourceFiles.emit(then, surface));
    ResourceFiles.lock(then, surface, files).ifPresent(files::add);
    return new Published(List.copyOf(files), CatalogJson.of(surface));
  }
}
