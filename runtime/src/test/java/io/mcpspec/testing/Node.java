package io.mcpspec.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Node on the path. */
final class Node {

  private static final int OLDEST = 20;
  private static final Pattern VERSION = Pattern.compile("v(\\d+)\\..*");

  private Node() {}

  static Optional<String> missing() {
    Optional<String> version = firstLine("node", "--version");
    if (version.isEmpty()) {
      return Optional.of("no `node` on the path");
    }
    Matcher matcher = VERSION.matcher(version.get());
    if (!matcher.matches() || Integer.parseInt(matcher.group(1)) < OLDEST) {
      return Optional.of("`node` is " + version.get());
    }
    return firstLine("npm", "--version").isPresent() ? Optional.empty() : Optional.of("no `npm` on the path");
  }

  /** What a command prints first; empty when there is no such command or it fails. */
  private static Optional<String> firstLine(String... command) {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException noSuchCommand) {
      return Optional.empty();
    }
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 ? output.lines().findFirst() : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }
}
