package io.mcpspec.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The directory of the corpora: {@code -Dcorpus=DIR}, relative to where Maven was started. */
public final class Corpus {

  static final String PROPERTY = "corpus";

  /** The build sets it to the directory that Maven was started in, since tests run in their module's. */
  private static final String STARTED_IN = "mcpspec.startedIn";

  private Corpus() {}

  /**
   * A file of the corpora.
   *
   * @param name path below the directory
   * @throws IllegalStateException when no directory was given; tests that ask carry {@code @RequiresTool(CORPUS)}
   */
  public static Path file(String name) {
    return directory()
        .orElseThrow(() -> new IllegalStateException("-D" + PROPERTY + "=DIR is not given"))
        .resolve(name);
  }

  static Optional<String> missing() {
    Optional<Path> directory = directory();
    if (directory.isEmpty()) {
      return Optional.of("-D" + PROPERTY + " is not given");
    }
    return directory
        .filter(path -> !Files.isDirectory(path.resolve("servers")))
        .map(path -> "no folder `servers` in " + path);
  }

  private static Optional<Path> directory() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(given -> Path.of(System.getProperty(STARTED_IN, "")).resolve(given).toAbsolutePath().normalize());
  }
}
