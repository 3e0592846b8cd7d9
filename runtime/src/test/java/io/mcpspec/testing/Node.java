package io.mcpspec.testing;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Node on the path. */
final class Node {

  private static final int OLDEST = 20;
  private static final Pattern VERSION = Pattern.compile("v(\\d+)\\..*");

  private Node() {}

  static Optional<String> missing() {
    Optional<String> version = Command.firstLine("node", "--version");
    if (version.isEmpty()) {
      return Optional.of("no `node` on the path");
    }
    Matcher matcher = VERSION.matcher(version.get());
    if (!matcher.matches() || Integer.parseInt(matcher.group(1)) < OLDEST) {
      return Optional.of("`node` is " + version.get());
    }
    return Command.firstLine("npm", "--version").isPresent() ? Optional.empty() : Optional.of("no `npm` on the path");
  }
}
