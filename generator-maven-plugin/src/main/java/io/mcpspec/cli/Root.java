package io.mcpspec.cli;

import io.mcpspec.cli.terminal.TerminalStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The program without a command. */
@Command(name = TerminalStyle.PROGRAM, synopsisSubcommandLabel = "COMMAND",
    description = {"Compile, mock, compare, lock and verify MCP servers in any language.", ""},
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:fine", "1:findings at or above --fail-on", "2:wrong usage",
        "3:a side could not be read", "4:a lock does not match"},
    footer = {"", "`mcp-spec COMMAND --help` shows the options of a command.", "", "Start with any server:",
        "  mcp-spec lock --name 1.0.0 -- npx -y @scope/server@1.0.0",
        "  mcp-spec diff 1.0.0 -- npx -y @scope/server@1.1.0"})
final class Root {

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
  private boolean help;

  @Option(names = Version.OPTION, versionHelp = true, description = "Show the version.")
  private boolean version;
}
