package io.mcpspec.maven;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.ForeignFileException;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
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
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!List.of("http", "stdio").contains(transport)) {
      throw new MojoFailureException("unknown transport `" + transport + "`: write -Dtransport=http or =stdio");
    }
    SpecSources sources = sources();
    Compilation compilation = shown(sources, new Compiler().mock(sources));
    Path directory = outputDirectory("target/mcp-spec/serve");
    try {
      MockLauncher launcher = new MockLauncher(directory, classPath(directory));
      write(compilation, launcher, directory);
      Consumer<String> out = Console.out();
      out.accept("standard input and output: " + launcher.script() + "\n");
      if (transport.equals("http")) {
        out.accept("HTTP, until Ctrl-C:\n");
        launcher.serveHttp(port);
      }
    } catch (ForeignFileException e) {
      throw new MojoFailureException(e.getMessage(), e);
    } catch (DependencyResolutionException e) {
      throw new MojoFailureException("the runtime is not there: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot serve from `" + directory + "`: " + e.getMessage(), e);
    }
  }

  /** The compiled surface, and what the mock runs with. */
  private List<Path> classPath(Path directory) throws DependencyResolutionException {
    List<Path> path = new ArrayList<>(List.of(directory.resolve("resources")));
    path.addAll(new ResolvedJars(resolver, repository, remotes).of(RUNTIME + version));
    return path;
  }

  private void write(Compilation compilation, MockLauncher launcher, Path directory) throws IOException {
    List<Artifact> files = new ArrayList<>(launcher.scripts());
    compilation.artifacts().orElseThrow().stream()
        .filter(file -> file.path().startsWith("resources/"))
        .forEach(files::add);
    new OutputDirectory(directory).write(files, "serve");
    launcher.makeExecutable();
  }
}
