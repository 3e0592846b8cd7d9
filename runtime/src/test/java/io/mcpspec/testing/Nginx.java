package io.mcpspec.testing;

import java.util.Optional;

/** The nginx on the path. */
final class Nginx {

  private Nginx() {}

  static Optional<String> missing() {
    return Command.firstLine("nginx", "-v").isPresent() ? Optional.empty() : Optional.of("no `nginx` on the path");
  }
}
