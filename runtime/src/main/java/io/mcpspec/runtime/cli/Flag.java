package io.mcpspec.runtime.cli;

import java.util.Locale;
import java.util.Optional;

/** The options that every server has: this list is also the help page. */
enum Flag implements Option {
  HELP("", "show this page"),
  VERSION("", "show name and version"),
  LIST("", "show what is served"),
  CHECK("", "test whether calls would work, e.g. credentials; exit code 1 if not"),
  READ_ONLY("", "hide and refuse every tool that may change something"),
  GROUPS("a,b", "serve the tools of these groups; `all` for all groups"),
  TOOLS("a,b", "serve these tools, in any group"),
  RELEASE("R", "serve the prompts of this release"),
  TIMEOUT("SECONDS", "cancel calls that take longer; default 60"),
  HTTP("PORT", "serve many clients over HTTP at http://127.0.0.1:PORT/mcp; 0 picks a free port"),
  HTTP_HOST("ADDRESS", "listen on this address; default 127.0.0.1. Other addresses need a token or OAuth", HTTP),
  HTTP_SESSIONS("", "give each client a session, so that tools can ask the client", HTTP),
  TOKEN_FILE("FILE", "accept only clients that send the token in this file: Authorization: Bearer TOKEN", HTTP),
  OAUTH_ISSUER("URL", "accept only clients with a token of this authorization server", HTTP),
  OAUTH_AUDIENCE("URL", "this server's public URL, for which tokens must be issued", HTTP),
  OAUTH_JWKS("URL", "URL of the issuer's keys; default from its metadata", HTTP),
  OAUTH_SCOPES("a,b", "scopes that a token must have", HTTP),
  STATE_KEY_FILE("FILE", "replicas with the same key can resume each other's calls that wait for the client", HTTP),
  ALLOWED_HOSTS("a,b", "host names of this server, in addition to localhost and IP addresses", HTTP),
  ALLOWED_ORIGINS("URL…", "web sites that may call, e.g. https://example.com, in addition to this machine", HTTP),
  CLIENT("NAME…", "the clients; `install` alone lists them", Command.INSTALL, Command.UNINSTALL),
  ALLOW_WRITES("", "also serve the tools that change something", Command.INSTALL),
  ENV("NAME=VALUE…", "set these variables for the server; no secrets: they are written to a file", Command.INSTALL),
  NAME("NAME", "the server's name in the client's configuration", Command.INSTALL, Command.UNINSTALL),
  PRINT("", "print the configuration to paste, and change nothing", Command.INSTALL),
  DRY_RUN("", "list what would be done, and do nothing", Command.INSTALL, Command.UNINSTALL),
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
