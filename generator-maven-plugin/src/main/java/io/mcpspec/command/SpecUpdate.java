package io.mcpspec.command;

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
import java.time.LocalDate;
import java.util.Optional;

/**
 * Brings a spec up to date with a server, and shows what that changes for clients.
 *
 * @param directory the spec
 */
record SpecUpdate(SpecDirectory directory, Invocation invocation) {

  /**
   * Updates the spec; with {@code dryRun} only says what would be written.
   *
   * @throws StatusException when one of the two states cannot be compared
   */
  void run(SurfaceSource source, boolean dryRun) throws IOException, StatusException {
    Output output = invocation.output();
    Updated updated = new SurfaceUpdate(directory.read(), invocation.style()).run(source);
    updated.remarks().forEach(remark -> output.warn("look at: " + remark));
    if (updated.isUnchanged()) {
      output.info("the spec already says what the server publishes; nothing was changed");
      return;
    }
    output.result(review(updated));
    updated.written().forEach(file -> output.info((dryRun ? "would write: " : "written: ") + shown(file.path())));
    updated.removed().forEach(path -> output.info((dryRun ? "would remove: " : "removed: ") + shown(path)));
    if (!dryRun) {
      directory.write(updated.written());
      directory.remove(updated.removed());
    }
  }

  private String shown(String path) {
    return invocation.place().shown(directory.directory().resolve(path)).toString();
  }

  private static String review(Updated updated) throws StatusException {
    ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
    return Format.TEXT.report().of(diff.compare(
        SpecSnapshots.side(updated.before(), Optional.empty()), SpecSnapshots.side(updated.after(), Optional.empty())));
  }
}
