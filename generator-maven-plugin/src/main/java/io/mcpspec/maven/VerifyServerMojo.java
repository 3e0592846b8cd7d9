package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.command.VerifyServerCommand;
import io.mcpspec.release.finding.StatusException;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Asks a running server what it serves, and compares that with a locked release. */
@Mojo(name = "verify-server", requiresProject = false, aggregator = true, threadSafe = true)
public class VerifyServerMojo extends ReleaseMojo {

  /** The server: a command, such as {@code java -jar server.jar}, or a URL. */
  @Parameter(property = "server")
  private String server;

  /** The locked release: its name, its directory or its {@code mcp.lock.json}. */
  @Parameter(property = "lock")
  private String lock;

  /** The version under which the server is delivered. Default: what it says itself. */
  @Parameter(property = "name")
  private String name;

  @Override
  void run(Invocation invocation) throws StatusException {
    if (server == null || lock == null) {
      throw StatusException.config("pass the server and the lock: -Dserver=\"java -jar server.jar\" or a URL, and"
          + " -Dlock=RELEASE, its directory or its mcp.lock.json");
    }
    new VerifyServerCommand(servers().loader(invocation), invocation).run(server, lock, Optional.ofNullable(name));
  }
}
