package io.mcpspec.compiler;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.prompt.CompiledPrompt;
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
   * What clients see of a release. Its places are in the spec's files.
   *
   * @param release id of a release; for a spec that has none, any text
   */
  public Snapshot snapshot(String release) {
    Catalog then = releases().isEmpty() ? catalog : catalog.at(release);
    return new SpecSnapshot(then, prompts).of(release);
  }
}
