package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerOptionGroup;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.PinCommand;
import io.mcpspec.command.PinnedRuns;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.pin.ClientConfig;
import io.mcpspec.pin.KnownConfigs;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.report.Format;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Records what the servers of clients serve, and says what changed. */
@Command(name = "pin", description = {"Record what the servers of your MCP clients serve, and later say what changed.",
    "", "The first run writes the record. Later ones compare with it; the exit code is 4 if a server changed. Servers"
        + " get the variables that their entry names, and PATH, HOME and the like.", ""},
    footer = {"", "Examples:", "  mcp-spec pin", "  mcp-spec pin .mcp.json --pins mcp-pins.json",
        "  mcp-spec pin --accept --server cursor/github"})
public final class PinServers extends TerminalCommand {

  @Parameters(arity = "0..*", paramLabel = "FILE", description =
      "Configuration files of clients. Default: those of all clients that are found on this machine.")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--client", paramLabel = "CLIENT", description = "Only this client, such as cursor. May be repeated.")
  private List<String> clients = new ArrayList<>();

  @Option(names = "--server", paramLabel = "NAME", description =
      "Only this server, by its name in reports. May be repeated.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--pins", paramLabel = "FILE", description = "The file of records. Default: ${DEFAULT-VALUE}.")
  private Path pins = Path.of("mcp-pins.json");

  @Option(names = "--accept", description = "Record what the servers serve now, after showing what changed.")
  private boolean accept;

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description =
      "text, markdown or github. Default: ${DEFAULT-VALUE}.")
  private String format;

  @Mixin
  private ServerOptionGroup servers;

  public PinServers(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    Format shown = Format.of(format).filter(known -> !known.needsFile()).orElseThrow(() -> StatusException.config(
        "unknown format `" + format + "`; expected text, markdown or github"));
    new PinCommand(invocation, new PinnedRuns(servers.arguments(), given().terminal().environment())).run(
        new PinCommand.Request(configs(invocation), new LinkedHashSet<>(names), pins, accept, shown));
    return ExitCode.FINE;
  }

  private List<ClientConfig> configs(Invocation invocation) throws StatusException {
    KnownConfigs known = new KnownConfigs(given().terminal().environment(), System.getProperty("os.name"));
    List<ClientConfig> configs = new ArrayList<>();
    for (String client : clients) {
      configs.add(known.of(client).orElseThrow(() -> StatusException.config("unknown client `" + client + "`; "
          + ClosestName.help(client, KnownConfigs.clients(),
          "expected one of " + String.join(", ", KnownConfigs.clients())))));
    }
    for (Path file : files) {
      Path config = invocation.place().path(file);
      if (!Files.isRegularFile(config)) {
        throw StatusException.load("there is no file `" + config + "`");
      }
      configs.add(new ClientConfig("", config, Optional.empty()));
    }
    return configs.isEmpty() ? known.found() : configs;
  }
}
