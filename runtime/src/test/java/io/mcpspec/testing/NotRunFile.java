package io.mcpspec.testing;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The tests of one run that were not run, a line each. */
final class NotRunFile {

  private NotRunFile() {}

  /** Writes the file; nothing to say removes the one of an earlier run. */
  static void write(Path file, List<String> lines) {
    try {
      Files.deleteIfExists(file);
      if (!lines.isEmpty()) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, String.join("\n", lines) + "\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void print(List<String> lines, PrintStream out) {
    if (lines.isEmpty()) {
      return;
    }
    out.println("[WARNING] " + lines.size() + (lines.size() == 1 ? " test was" : " tests were") + " not run:");
    lines.forEach(line -> out.println("[WARNING]   " + line));
  }
}
