package io.mcpspec.runtime.cli;

import java.util.Locale;
import java.util.Optional;

/** The options of a server's command line: this list is also the help page. */
enum Flag {
  HELP("", "show this page"),
  VERSION("", "show name and version"),
  LIST("", "show what is served"),
  CHECK("", "look whether calls would work, e.g. credentials; exit code 1 if not"),
  READ_ONLY("", "hide and refuse every tool that changes something"),
  GROUPS("a,b", "serve the tools of these groups; `all` for all of them"),
  TOOLS("a,b", "serve these tools, whatever their group"),
  RELEASE("R", "serve the prompt text of this release");

  private final String value;
  private final String help;

  Flag(String value, String help) {
    this.value = value;
    this.help = help;
  }

  /** The flag as it is written. */
  String written() {
    return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What its value looks like, or empty when it takes none. */
  String value() {
    return value;
  }

  boolean takesValue() {
    return !value.isEmpty();
  }

  String help() {
    return help;
  }

  static Optional<Flag> of(String written) {
    for (Flag flag : values()) {
      if (flag.written().equals(written)) {
        return Optional.of(flag);
      }
    }
    return Optional.empty();
  }
}
