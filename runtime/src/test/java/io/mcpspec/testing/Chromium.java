package io.mcpspec.testing;

import java.util.Optional;

/** The Chromium on the path; the driver finds it by itself. */
final class Chromium {

  private Chromium() {}

  static Optional<String> missing() {
    for (String program : new String[] {"chromium", "chromedriver"}) {
      if (Command.firstLine(program, "--version").isEmpty()) {
        return Optional.of("no `" + program + "` on the path");
      }
    }
    return Optional.empty();
  }
}
