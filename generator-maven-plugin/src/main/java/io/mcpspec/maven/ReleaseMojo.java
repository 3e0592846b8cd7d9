package io.mcpspec.maven;

import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.LoadSettings;
import io.mcpspec.release.load.SnapshotLoader;
import java.time.Duration;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals on releases have in common: they load sides, and a failure's message begins with its status. */
abstract class ReleaseMojo extends LocatedMojo {

  /** The longest wait for one answer of a running server, in seconds. */
  @Parameter(property = "timeout", defaultValue = "30")
  private int timeout;

  @Override
  public final void execute() throws MojoFailureException {
    try {
      run();
    } catch (StatusException e) {
      throw new MojoFailureException(e.status() + ": " + e.getMessage(), e);
    }
  }

  abstract void run() throws StatusException, MojoFailureException;

  LoadSettings settings() {
    return new LoadSettings(
        startDirectory(), specDirectory(), releasesDirectory(), Duration.ofSeconds(timeout), new MavenStyle(),
        getLog()::warn);
  }

  SnapshotLoader loader() {
    return new SnapshotLoader(settings());
  }
}
