package io.mcpspec.compiler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the last run wrote: one line for the fingerprint, one {@code checksum path} for each file. Only what it lists is
 * ever removed.
 *
 * @param fingerprint the {@link Fingerprint} of the run
 * @param files {@link Checksum} by path below the output directory
 */
record Manifest(String fingerprint, SortedMap<String, String> files) {

  static final String NAME = ".mcp-spec-manifest";

  /** Stands in place of the fingerprint while a run writes; no fingerprint is equal to it. */
  static final String UNFINISHED = "unfinished";

  private static final String HEAD = "mcp-spec ";

  /** The manifest of {@code directory}; empty when there is none that can be understood, or that leads out of it. */
  static Optional<Manifest> read(Path directory) throws IOException {
    Path file = directory.resolve(NAME);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    String[] lines = Files.readString(file).split("\n");
    if (!lines[0].startsWith(HEAD)) {
      return Optional.empty();
    }
    SortedMap<String, String> files = new TreeMap<>();
    for (int i = 1; i < lines.length; i++) {
      String[] parts = lines[i].split(" ", 2);
      if (parts.length != 2 || !directory.resolve(parts[1]).normalize().startsWith(directory.normalize())) {
        return Optional.empty();
      }
      files.put(parts[1], parts[0]);
    }
    return Optional.of(new Manifest(lines[0].substring(HEAD.length()), files));
  }

  void write(Path directory) throws IOException {
    StringBuilder text = new StringBuilder(HEAD).append(fingerprint).append('\n');
    for (Map.Entry<String, String> file : files.entrySet()) {
      text.append(file.getValue()).append(' ').append(file.getKey()).append('\n');
    }
    Files.write(directory.resolve(NAME), text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
