package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.input.JsonFile;
import io.mcpspec.release.input.SurfaceForm;
import io.mcpspec.release.input.SurfacePrompts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Sides that are known by what a client sees of them alone. */
final class SurfaceSnapshots {

  private SurfaceSnapshots() {}

  /** A file of {@code surface.json}'s form: all that a server shows, or only {@code {"tools": […]}}. */
  static Snapshot file(Path file) throws StatusException {
    String shown = file.toString();
    return side(file.getFileName().toString(), shown, JsonFile.object(shown, JsonFile.bytes(file)));
  }

  /**
   * A surface.
   *
   * @param label how it is called in reports
   * @param shown where it comes from, in messages
   */
  static Snapshot side(String label, String shown, Mapping json) throws StatusException {
    Mapping surface = new SurfaceForm(shown).of(json);
    Optional<String> version = version(surface).or(() -> json.text("version"));
    return new Snapshot(label, version, surface, Optional.empty(), SurfacePrompts.of(surface), packaged(json));
  }

  /** The version in {@code serverInfo}. */
  static Optional<String> version(Mapping surface) {
    return surface.mapping("initialize")
        .flatMap(initialize -> initialize.mapping("serverInfo"))
        .flatMap(info -> info.text("version"));
  }

  /** Collections of surfaces name the package beside the lists. */
  private static Optional<Packaged> packaged(Mapping json) {
    return json.text("name").map(name -> new Packaged(name, json.text("version"), Optional.empty(),
        json.text("license"), Optional.empty(), List.of(), List.of(), List.of()));
  }
}
