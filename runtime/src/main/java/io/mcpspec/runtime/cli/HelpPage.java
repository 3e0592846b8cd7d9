package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.surface.Manifest;
import java.util.Locale;

/** The page that {@code --help} shows. */
record HelpPage(Manifest manifest, Options options) {

  String text() {
    StringBuilder page = new StringBuilder();
    page.append(manifest.title()).append(" ").append(manifest.version()).append(", an MCP server\n");
    page.append("Without options it serves one client over standard input and output.\n\nOptions:\n");
    for (Option option : options.all()) {
      if (option.owner().isEmpty()) {
        row(page, (option.written() + " " + option.value()).trim(), option.help());
      }
    }
    page.append("\nCommands, in place of serving; each has its own `--help`:\n");
    for (Command command : Command.values()) {
      row(page, command.written(), command.help());
    }
    if (!manifest.groups().isEmpty()) {
      page.append("\nGroups:\n");
      manifest.groups().forEach(group ->
          row(page, group.id(), group.title() + (group.byDefault() ? "" : " (only when chosen)")));
    }
    if (!manifest.environment().isEmpty()) {
      page.append("\nEnvironment:\n");
      manifest.environment().forEach(variable -> row(page, variable.name(), variable.description()));
    }
    return page.toString();
  }

  /** The page of a command. */
  String text(Command command) {
    StringBuilder page = new StringBuilder();
    page.append(manifest.title()).append(" ").append(manifest.version()).append(": `").append(command.written())
        .append("`\n").append(new Row("", command.help() + ".").wrapped()).append("\nOptions:\n");
    for (Option option : options.all()) {
      if (option.isFor(command) && option != Flag.READ_ONLY) {
        row(page, (option.written() + " " + option.value()).trim(), option.help());
      }
    }
    return page.toString();
  }

  private static void row(StringBuilder page, String name, String text) {
    page.append(new Row(String.format(Locale.ROOT, "  %-26s ", name), text).wrapped());
  }
}
