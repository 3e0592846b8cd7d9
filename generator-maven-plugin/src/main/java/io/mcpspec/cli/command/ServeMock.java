package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.ServeCommand;
import io.mcpspec.release.finding.StatusException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves a mock. */
@Command(name = "serve", description = "Serve a spec that has no handlers yet: examples and samples answer.",
    footer = {"", "Examples:", "  mcp-spec serve --port 8080",
        "  mcp-spec serve --transport stdio        as the command in a client's configuration"})
public final class ServeMock extends TerminalCommand {

  @Option(names = "--transport", paramLabel = "KIND", defaultValue = "http", description =
      "http, or stdio to serve on standard input and output. Default: ${DEFAULT-VALUE}.")
  private String transport;

  @Option(names = "--port", paramLabel = "PORT", defaultValue = "0", description =
      "The port on this machine for http. Default: any that is free.")
  private int port;

  @Option(names = "--output", paramLabel = "DIR", description =
      "The directory of the served files. Default: target/mcp-spec/serve.")
  private Path output;

  public ServeMock(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    new ServeCommand(invocation, ServeMock::runtime).run(Optional.ofNullable(output), transport, port);
    return ExitCode.FINE;
  }

  /** The jar of this program has the runtime in it. */
  private static List<Path> runtime() throws StatusException {
    try {
      Path jar = Path.of(ServeMock.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isRegularFile(jar)) {
        return List.of(jar);
      }
      throw StatusException.load("the runtime is in mcp-spec.jar, and this program runs from `" + jar + "`");
    } catch (URISyntaxException e) {
      throw StatusException.load("this program does not know its own jar: " + e.getMessage(), e);
    }
  }
}
