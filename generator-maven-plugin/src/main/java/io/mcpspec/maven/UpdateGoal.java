package io.mcpspec.maven;

import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceSource;
import io.mcpspec.importer.update.SurfaceUpdate;
import io.mcpspec.importer.update.Updated;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SpecSnapshots;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.report.Format;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.maven.plugin.logging.Log;

/** Brings a spec up to date with a server, and shows what that changes for clients. */
final class UpdateGoal {

  private final SpecDirectory directory;
  private final Path shown;
  private final Consumer<String> print;
  private final Log log;

  /**
   * A goal.
   *
   * @param shown the directory as people see it
   * @param print takes the review
   */
  UpdateGoal(SpecDirectory directory, Path shown, Consumer<String> print, Log log) {
    this.directory = directory;
    this.shown = shown;
    this.print = print;
    this.log = log;
  }

  /**
   * Updates the spec; with {@code dryRun} only says what would be written.
   *
   * @throws StatusException when one of the two states cannot be compared
   */
  void run(SurfaceSource source, boolean dryRun) throws IOException, StatusException {
    Updated updated = new SurfaceUpdate(directory.read(), new MavenStyle()).run(source);
    updated.remarks().forEach(remark -> log.warn("look at: " + remark));
    if (updated.isUnchanged()) {
      log.info("the spec says what the server publishes already; nothing was changed");
      return;
    }
    print.accept(review(updated));
    for (InputFile file : updated.written()) {
      log.info((dryRun ? "would write: " : "written: ") + shown.resolve(file.path()));
    }
    updated.removed().forEach(path -> log.info((dryRun ? "would remove: " : "removed: ") + shown.resolve(path)));
    if (!dryRun) {
      directory.write(updated.written());
      directory.remove(updated.removed());
    }
  }

  private static String review(Updated updated) throws StatusException {
    ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
    return Format.of("text").orElseThrow().report().of(diff.compare(
        SpecSnapshots.side(updated.before(), Optional.empty()), SpecSnapshots.side(updated.after(), Optional.empty())));
  }
}
