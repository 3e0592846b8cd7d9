package io.mcpspec.runtime.cli;

import java.util.Locale;
import java.util.Optional;

/** The options that every server has: this list is also the help page. */
enum Flag implements Option {
  HELP("", "show this page"),
  VERSION("", "show name and version"),
  LIST("", "show what is served"),
  CHECK("", "look whether calls would work, e.g. credentials; exit code 1 if not"),
  READ_ONLY("", "hide and refuse every tool that changes something"),
  GROUPS("a,b", "serve the tools of these groups; `all` for all of them"),
  TOOLS("a,b", "serve these tools, whatever their group"),
  RELEASE("R", "serve the prompt text of this release"),
  TIMEOUT("SECONDS", "cancel a call that takes longer; 60 unless given"),
  HTTP("PORT", "serve many clients over HTTP at http://127.0.0.1:PORT/mcp; 0 for any free port"),
  HTTP_HOST("ADDRESS", "listen at this address, not 127.0.0.1; others than this machine's need a token or OAuth", HTTP),
  HTTP_SESSIONS("", "give each client a session, so that tools may ask it back", HTTP),
  TOKEN_FILE("FILE", "answer only clients that send the token in this file: Authorization: Bearer TOKEN", HTTP),
  OAUTH_ISSUER("URL", "answer only clients with a token of this authorization server", HTTP),
  OAUTH_AUDIENCE("URL", "this server's public URL, for which tokens must be issued", HTTP),
  OAUTH_JWKS("URL", "where the issuer's keys are, unless its metadata say so", HTTP),
  OAUTH_SCOPES("a,b", "what a token must allow", HTTP),
  STATE_KEY_FILE("FILE", "replicas that share this file's text take up each other's calls that wait for answers", HTTP),
  ALLOWED_HOSTS("a,b", "names that the server may be asked under, beside localhost and IP addresses", HTTP),
  ALLOWED_ORIGINS("URL…", "sites whose pages may ask, e.g. https://example.com, beside those on this machine", HTTP),
  CLIENT("NAME…", "the client or clients: shown by `install` alone", Command.INSTALL, Command.UNINSTALL),
  ALLOW_WRITES("", "serve the tools that change something, too", Command.INSTALL),
  ENV("NAME=VALUE…", "set these variables for the server; no secrets, they would stand in a file", Command.INSTALL),
  NAME("NAME", "the server's name in the client's configuration", Command.INSTALL, Command.UNINSTALL),
  PRINT("", "show the configuration to paste, and change nothing", Command.INSTALL),
  DRY_RUN("", "say what would be done, and do nothing", Command.INSTALL, Command.UNINSTALL),
  FORCE("", "also replace or remove an entry that `install` did not write", Command.INSTALL, Command.UNINSTALL),
  FILE("PATH", "where to write the archive", Command.ARCHIVE);

  private final String value;
  private final String help;
  private final Flag needed;
  private final Command[] commands;

  /**
   * @param commands what it is an option of; of serving, when none is given
   */
  Flag(String value, String help, Command... commands) {
    this(value, help, null, commands);
  }

  /**
   * @param needed the option of serving that it means something with
   */
  Flag(String value, String help, Flag needed) {
    this(value, help, needed, new Command[0]);
  }

  Flag(String value, String help, Flag needed, Command[] commands) {
    this.value = value;
    this.help = help;
    this.needed = needed;
    this.commands = commands;
  }

  @Override
  public Optional<Command> owner() {
    return commands.length == 0 ? Optional.empty() : Optional.of(commands[0]);
  }

  @Override
  public boolean isFor(Command command) {
    for (Command own : commands) {
      if (own == command) {
        return true;
      }
    }
    return this == HELP || command == Command.INSTALL && isKept();
  }

  @Override
  public boolean isKept() {
    return switch (this) {
      case READ_ONLY, GROUPS, TOOLS, RELEASE, TIMEOUT -> true;
      default -> false;
    };
  }

  @Override
  public String written() {
    return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String value() {
    return value;
  }

  @Override
  public boolean takesSeveral() {
    return switch (this) {
      case GROUPS, TOOLS, OAUTH_SCOPES, ALLOWED_HOSTS, ALLOWED_ORIGINS, CLIENT, ENV -> true;
      default -> false;
    };
  }

  @Override
  public Optional<Flag> needed() {
    return Optional.ofNullable(needed);
  }

  /** The values of {@link #ENV} may hold commas. */
  @Override
  public String separator() {
    return this == ENV ? "\n" : ",";
  }

  @Override
  public boolean mayRepeat() {
    return this == CLIENT || this == ENV;
  }

  @Override
  public String help() {
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
