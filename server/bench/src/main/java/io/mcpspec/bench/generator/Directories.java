package io.mcpspec.bench.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Clears away what was written. */
final class Directories {

  private Directories() {}

  /** Deletes a directory with all that is in it, where it exists. */
  static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      List<Path> paths;
      try (Stream<Path> walk = Files.walk(directory)) {
        paths = walk.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path path : paths) {
        Files.delete(path);
      }
    }
  }
}
