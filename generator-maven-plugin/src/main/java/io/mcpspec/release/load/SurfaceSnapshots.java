package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.JsonFile;
import io.mcpspec.release.lock.SurfaceForm;
import java.nio.file.Path;
import java.util.Optional;

/** Snapshots of servers that are known by what a client sees of them alone. */
final class SurfaceSnapshots {

  private SurfaceSnapshots() {}

  /** A file of {@code surface.json}'s form: all that a server shows, or only {@code {"tools": […]}}. */
  static Snapshot file(Path file) throws StatusException {
    String shown = file.toString();
    return of(file.getFileName().toString(), shown, JsonFile.object(shown, JsonFile.bytes(file)));
  }

  /**
   * A surface.
   *
   * @param label its name in reports
   * @param shown where it comes from, in messages
   */
  static Snapshot of(String label, String shown, Mapping json) throws StatusException {
    Snapshot snapshot = Snapshot.ofSurface(label, new SurfaceForm(shown).of(json));
    return snapshot.withVersion(json.text("version")).withPackaged(packaged(json));
  }

  /** Collections of surfaces name the package beside the lists. */
  private static Optional<Packaged> packaged(Mapping json) {
    return json.text("name").map(name ->
        Packaged.named(name).withVersion(json.text("version")).withLicence(json.text("license")));
  }
}
