package io.mcpspec.cli.terminal;

import io.mcpspec.command.ServerArguments;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How servers are started and asked: the same in every command. */
public final class ServerOptionGroup {

  @Option(names = "--env", paramLabel = "NAME=VALUE", order = 50, description =
      "A variable for a started server, beside those of this program. May be repeated.")
  private List<String> env = new ArrayList<>();

  @Option(names = "--cwd", paramLabel = "DIR", order = 51, description = "Where the server is started. Default: here.")
  private Path cwd;

  @Option(names = "--header", paramLabel = "\"NAME: VALUE\"", order = 52, description =
      "A header of each request over HTTP. May be repeated.")
  private List<String> header = new ArrayList<>();

  @Option(names = "--token-file", paramLabel = "FILE", order = 53, description =
      "A file with the bearer token for a server behind HTTP.")
  private Path tokenFile;

  @Option(names = "--timeout", paramLabel = "SECONDS", order = 54, defaultValue = "30", description =
      "The longest wait for one answer, ${DEFAULT-VALUE} if not given. A started server may take four times as long"
      + " for its first.")
  private int timeout;

  @Option(names = "--capabilities", paramLabel = "LIST", order = 55, split = ",", description =
      "What the client says it can do: roots, sampling, elicitation. Some servers list more tools then.")
  private List<String> capabilities = new ArrayList<>();

  public ServerArguments arguments() {
    return new ServerArguments(
        env, Optional.ofNullable(cwd), header, Optional.ofNullable(tokenFile), timeout, capabilities);
  }
}
