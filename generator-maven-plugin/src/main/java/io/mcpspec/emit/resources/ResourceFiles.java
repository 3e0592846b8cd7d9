package io.mcpspec.emit.resources;

import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.model.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everything that goes into the jar beside classes. */
public final class ResourceFiles {

  private ResourceFiles() {}

  /** All but the lock. */
  public static List<Artifact> emit(Catalog catalog, Surface surface) {
    List<Artifact> files = new ArrayList<>();
    files.add(SurfaceJson.emit(catalog, surface));
    files.add(CatalogJson.emit(surface));
    files.addAll(PromptTexts.emit(surface));
    files.addAll(PromptFacts.emit(catalog, surface));
    files.addAll(RunFiles.emit(catalog, surface));
    return List.copyOf(files);
  }

  /**
   * The lock of a server with digests.
   *
   * @param files all else that is generated; what the server reads of it is locked
   */
  public static Optional<Artifact> lock(Catalog catalog, Surface surface, List<Artifact> files) {
    return catalog.server().publishing().digests()
        ? Optional.of(EmbeddedLock.emit(catalog, surface, files))
        : Optional.empty();
  }
}
