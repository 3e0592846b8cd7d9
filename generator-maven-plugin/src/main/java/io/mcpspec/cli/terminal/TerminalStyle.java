package io.mcpspec.cli.terminal;

import io.mcpspec.diagnostic.CommandStyle;
import java.util.Locale;

/** Commands as they are typed: {@code mcp-spec explain unknown-key}, options as {@code --fail-on breaking}. */
public record TerminalStyle() implements CommandStyle {

  public static final String PROGRAM = "mcp-spec";

  @Override
  public String name(String command) {
    return PROGRAM + " " + (command.equals("verify-server") ? "verify" : command);
  }

  /** The one thing that a command is about is written without an option. */
  @Override
  public String line(String command, String option, String value) {
    return name(command) + " " + value;
  }

  @Override
  public String option(String name) {
    return "--" + name.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  @Override
  public String option(String name, String value) {
    return option(name) + " " + value;
  }
}
