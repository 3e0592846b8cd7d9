package io.mcpspec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of this program, which the build writes into a file. */
final class Version {

  static final String OPTION = "--version";
  private static final String FILE = "version.txt";

  private Version() {}

  static String text() {
    try (InputStream in = Version.class.getResourceAsStream(FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the jar lacks " + FILE, unreadable);
    }
  }
}
