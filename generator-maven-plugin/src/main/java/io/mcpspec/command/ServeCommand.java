package io.mcpspec.command;

import io.mcpspec.compiler.ForeignFileException;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.emit.Artifact;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Serves a spec that has no handlers yet: a mock answers from examples and samples.
 *
 * @param runtime the jars that a generated server runs with
 */
public record ServeCommand(Invocation invocation, RuntimeJars runtime) {

  /** Where the jars of the runtime come from. */
  public interface RuntimeJars {

    /** The runtime's jar and all that it needs. */
    List<Path> all() throws StatusException;
  }

  /**
   * Serves over HTTP, or over standard input and output. Where the program itself prints to these, it writes a script
   * that does.
   *
   * @param served the directory for the script that the user gave
   * @param transport {@code http} or {@code stdio}
   * @param port the port on this machine; 0 for any that is free
   */
  public void run(Optional<Path> served, String transport, int port) throws StatusException {
    if (!List.of("http", "stdio").contains(transport)) {
      throw StatusException.config("unknown transport `" + transport + "`: write "
          + invocation.style().option("transport", "http") + " or "
          + invocation.style().option("transport", "stdio"));
    }
    Path directory = invocation.place().served(served);
    SoundSpec sound = SoundSpec.compile(SoundSpec.read(invocation), true, invocation);
    List<Path> classPath = new ArrayList<>(List.of(directory.resolve("resources")));
    classPath.addAll(runtime.all());
    try {
      serve(sound, new MockLauncher(directory, classPath), transport.equals("http"), port);
    } catch (ForeignFileException e) {
      throw new StatusException(Status.CONFIG, e.getMessage(), e);
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot serve from `" + directory + "`: " + e.getMessage(), e);
    }
  }

  private void serve(SoundSpec sound, MockLauncher launcher, boolean http, int port)
      throws IOException, StatusException {
    List<Artifact> files = new ArrayList<>(launcher.scripts());
    sound.artifacts().stream().filter(file -> file.path().startsWith("resources/")).forEach(files::add);
    new OutputDirectory(launcher.directory()).write(files, "serve");
    launcher.makeExecutable();
    if (!http && invocation.output().isPure()) {
      launcher.serve();
      return;
    }
    invocation.output().result("standard input and output: " + launcher.script() + "\n");
    if (http) {
      invocation.output().result("HTTP, until Ctrl-C:\n");
      launcher.serve("--http", Integer.toString(port));
    }
  }
}
