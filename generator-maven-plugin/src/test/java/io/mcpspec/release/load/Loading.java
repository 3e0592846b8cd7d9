package io.mcpspec.release.load;

import io.mcpspec.client.ServerOptions;
import io.mcpspec.maven.MavenStyle;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Loaders for tests. */
public final class Loading {

  private Loading() {}

  /** A loader that starts in {@code directory}, with {@code spec} and {@code releases} below it. */
  public static SnapshotLoader in(Path directory, List<String> warnings) {
    return new SnapshotLoader(new LoadSettings(directory, directory.resolve("spec"), directory.resolve("releases"),
        ServerOptions.in(directory, Duration.ofSeconds(60)), new MavenStyle(), warnings::add, step -> {}));
  }
}
