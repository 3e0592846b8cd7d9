package io.mcpspec.maven;

import io.mcpspec.command.ServerArguments;
import java.io.File;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals that load releases have in common. */
abstract class ReleaseMojo extends CommandMojo {

  /** The longest wait for one answer of a server, in seconds. A started one may take four times it to answer first. */
  @Parameter(property = "timeout", defaultValue = "30")
  private int timeout;

  /** Variables of a started server, each {@code NAME=VALUE}; it has those of Maven beside them. */
  @Parameter(property = "env")
  private List<String> env;

  /** The directory where servers are started. Default: the one where Maven was started. */
  @Parameter(property = "cwd")
  private File cwd;

  /** Headers of each HTTP request, each {@code NAME: VALUE}. */
  @Parameter(property = "header")
  private List<String> header;

  /** A file with the bearer token for servers behind HTTP. */
  @Parameter(property = "tokenFile")
  private File tokenFile;

  /** What the client says that it can do: {@code roots}, {@code sampling}, {@code elicitation}. */
  @Parameter(property = "capabilities")
  private List<String> capabilities;

  ServerArguments servers() {
    return new ServerArguments(
        Optional.ofNullable(env).orElse(List.of()),
        given(cwd),
        Optional.ofNullable(header).orElse(List.of()),
        given(tokenFile),
        timeout,
        Optional.ofNullable(capabilities).orElse(List.of()));
  }
}
