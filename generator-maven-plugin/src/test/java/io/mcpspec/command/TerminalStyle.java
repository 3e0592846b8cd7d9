package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;

/** Commands as a terminal program would write them. */
record TerminalStyle() implements CommandStyle {

  @Override
  public String name(String command) {
    return "mcp-spec " + command;
  }

  @Override
  public String line(String command, String option, String value) {
    return name(command) + " " + value;
  }

  @Override
  public String option(String name) {
    return "--" + name;
  }

  @Override
  public String option(String name, String value) {
    return option(name) + " " + value;
  }
}
