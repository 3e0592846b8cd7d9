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
  TABLES("PATTERN…", "touch only tables whose name matches, e.g. Orders 'orders-*'; lists show no others"),
  GROUPS("a,b", "serve the tools of these groups; `all` for all of them"),
  TOOLS("a,b", "serve these tools, whatever their group"),
  RELEASE("R", "serve the prompt text of this release"),
  TIMEOUT("SECONDS", "cancel a call that takes longer; 60 unless given"),
  HTTP("PORT", "serve many clients over HTTP at http://127.0.0.1:PORT/mcp; 0 for any free port"),
  HTTP_HOST("ADDRESS", "listen at this address, not 127.0.0.1; others than this machine's need a token or OAuth"),
  HTTP_SESSIONS("", "give each client a session, so that tools may ask it back"),
  ALLOWED_HOSTS("a,b", "names that the server may be asked under, beside localhost and IP addresses"),
  ALLOWED_ORIGINS("URL…", "sites whose pages may ask, e.g. https://example.com, beside those on this machine");

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

  /** Whether it takes several values: joined by commas, or one argument each. */
  boolean takesSeveral() {
    return this == TABLES || this == GROUPS || this == TOOLS || this == ALLOWED_HOSTS || this == ALLOWED_ORIGINS;
  }

  /** Whether it means something only together with {@link #HTTP}. */
  boolean needsHttp() {
    return ordinal() > HTTP.ordinal();
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
