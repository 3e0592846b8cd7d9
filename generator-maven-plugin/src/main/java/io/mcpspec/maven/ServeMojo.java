package io.mcpspec.maven;

import io.mcpspec.command.Invocation;
import io.mcpspec.command.ServeCommand;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.DependencyResolutionException;

/**
 * Serves a spec that has no handlers yet: a mock answers from examples and samples. It serves over HTTP until Maven is
 * ended, and writes a script that serves over standard input and output, since Maven itself prints to these.
 */
@Mojo(name = "serve", requiresProject = false, aggregator = true, threadSafe = true)
public class ServeMojo extends SpecMojo {

  private static final String RUNTIME = "io.mcpspec:mcp-spec-runtime:";

  /** {@code http} to serve now, or {@code stdio} to write the script and end. */
  @Parameter(property = "transport", defaultValue = "http")
  private String transport;

  /** The port on this machine; 0 for any that is free. */
  @Parameter(property = "port", defaultValue = "0")
  private int port;

  @Parameter(defaultValue = "${plugin.version}", readonly = true)
  private String version;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true)
  private RepositorySystemSession repository;

  @Parameter(defaultValue = "${project.remoteProjectRepositories}", readonly = true)
  private List<RemoteRepository> remotes;

  @Inject
  private RepositorySystem resolver;

  @Override
  void run(Invocation invocation) throws StatusException {
    new ServeCommand(invocation, this::runtime).run(output(), transport, port);
  }

  private List<Path> runtime() throws StatusException {
    try {
      return new ResolvedJars(resolver, repository, remotes).of(RUNTIME + version);
    } catch (DependencyResolutionException e) {
      throw StatusException.load("the runtime is not there: " + e.getMessage(), e);
    }
  }
}
