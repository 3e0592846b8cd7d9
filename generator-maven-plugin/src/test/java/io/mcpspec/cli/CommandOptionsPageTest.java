package io.mcpspec.cli;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.docs.GeneratedPage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page of options shows what the help pages show. */
class CommandOptionsPageTest {

  private static final String INTRO = """
      # Options of the command

      All options of each command, as `mcp-spec COMMAND --help` prints them. [The command](command.md) explains how the
      commands work together.
      """;

  @Test
  void listsEveryOptionWithItsHelp() throws IOException {
    CommandLine root = Commands.parser(new Call(null, Optional.empty()), List.of());
    GeneratedPage.check("command-options.md", INTRO + Commands.names().stream()
        .map(name -> chapter(root.getSubcommands().get(name).getCommandSpec())).collect(Collectors.joining()));
  }

  private static String chapter(CommandSpec command) {
    String arguments = command.positionalParameters().stream().filter(one -> !one.hidden())
        .map(CommandOptionsPageTest::row).collect(Collectors.joining());
    String options = command.options().stream().filter(one -> !one.hidden() && !one.usageHelp())
        .map(CommandOptionsPageTest::row).collect(Collectors.joining());
    return "\n## `" + command.name() + "`\n\n" + String.join("\n", command.usageMessage().description())
        + "\n" + table("argument", arguments) + table("option", options);
  }

  private static String table(String title, String rows) {
    return rows.isEmpty() ? "" : "\n| " + title + " | effect |\n|---|---|\n" + rows;
  }

  private static String row(PositionalParamSpec argument) {
    return GeneratedPage.row(argument.paramLabel(), String.join(" ", argument.description()));
  }

  private static String row(OptionSpec option) {
    String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    return GeneratedPage.row(option.longestName() + value, String.join(" ", option.description()));
  }
}
