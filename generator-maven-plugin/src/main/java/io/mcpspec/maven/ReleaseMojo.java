package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.release.load.LoadSettings;
import io.mcpspec.release.load.SnapshotLoader;
import java.time.Duration;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals that load releases have in common. */
abstract class ReleaseMojo extends CommandMojo {

  /** The longest wait for one answer of a running server, in seconds. */
  @Parameter(property = "timeout", defaultValue = "30")
  private int timeout;

  Duration timeout() {
    return Duration.ofSeconds(timeout);
  }

  SnapshotLoader loader(Invocation invocation) {
    return new SnapshotLoader(new LoadSettings(
        invocation.place().start(), invocation.place().spec(), invocation.place().releases(), timeout(),
        invocation.style(), invocation.output()::warn));
  }
}
