package io.mcpspec.promptdiffs;

import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.load.SnapshotPair;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.report.Format;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;

/** Says what the difference between two files means, for whoever has to approve it. */
@FunctionalInterface
interface Meaning {

  /** The lines that differ say it all. */
  Meaning NONE = (approved, received) -> "";

  /** Two prompt texts: what changed for a model, section by section. */
  Meaning OF_PROMPTS = Meaning::review;

  /** Two list items of one tool: what changed for whom. */
  Meaning OF_TOOLS = (approved, received) -> review(listed(approved, "approved"), listed(received, "received"));

  String of(Path approved, Path received);

  private static String review(Path approved, Path received) {
    SnapshotLoader loader = new SnapshotLoader(Steps.settings());
    try {
      SnapshotPair sides = loader.pair(approved.toAbsolutePath().toString(), received.toAbsolutePath().toString());
      ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
      return Format.TEXT.report().of(diff.compare(sides.before(), sides.after()));
    } catch (StatusException e) {
      throw new IllegalStateException("cannot compare " + approved + " and " + received, e);
    }
  }

  /** A surface of one tool. */
  private static Path listed(Path tool, String name) {
    try {
      Path folder = Files.createTempDirectory("tool");
      Path surface = folder.resolve(name + ".json");
      folder.toFile().deleteOnExit();
      surface.toFile().deleteOnExit();
      return Files.writeString(surface, "{\"tools\":[" + Files.readString(tool) + "]}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
