package io.mcpspec.maven;

import io.mcpspec.diagnostic.CommandStyle;

/** Commands as Maven goals, options as properties: {@code mvn mcp-spec:explain -Dcode=unknown-key}. */
public record MavenStyle() implements CommandStyle {

  @Override
  public String name(String command) {
    return "mcp-spec:" + command;
  }

  @Override
  public String line(String command, String option, String value) {
    return "mvn " + name(command) + " " + option(option, value);
  }

  @Override
  public String option(String name) {
    return "-D" + name;
  }

  @Override
  public String option(String name, String value) {
    return option(name) + "=" + value;
  }
}
