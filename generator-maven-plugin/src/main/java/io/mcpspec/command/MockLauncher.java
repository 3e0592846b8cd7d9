package io.mcpspec.command;

import io.mcpspec.emit.Artifact;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Starts a mock in a Java of its own.
 *
 * @param directory where its scripts are
 * @param classPath the compiled surface, the runtime and all that this runs with
 */
record MockLauncher(Path directory, List<Path> classPath) {

  private static final String MAIN = "io.mcpspec.runtime.cli.MockMain";
  private static final boolean WINDOWS = File.separatorChar == '\\';

  /** The script for this machine. */
  Path script() {
    return directory.resolve(WINDOWS ? "server.cmd" : "server.sh");
  }

  /** A script for each kind of machine. */
  List<Artifact> scripts() {
    return List.of(
        Artifact.text("server.sh", "#!/bin/sh\nexec " + quoted(java()) + " -cp " + quoted(joined()) + " " + MAIN
            + " \"$@\"\n"),
        Artifact.text("server.cmd", "@\"" + java() + "\" -cp \"" + joined().replace("%", "%%") + "\" " + MAIN
            + " %*\r\n"));
  }

  void makeExecutable() throws IOException {
    if (!directory.resolve("server.sh").toFile().setExecutable(true) && !WINDOWS) {
      throw new IOException("`" + directory.resolve("server.sh") + "` cannot be made executable");
    }
  }

  /** Serves until this program or the server is ended, on the streams of this program; over HTTP it prints where. */
  void serve(String... options) throws IOException, StatusException {
    List<String> command = new ArrayList<>(List.of(
        java(), "-Dmcp-spec.parent=" + ProcessHandle.current().pid(), "-cp", joined(), MAIN));
    command.addAll(List.of(options));
    Process server = new ProcessBuilder(command).inheritIO().start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::destroy, "mcp-spec-serve"));
    try {
      int code = server.waitFor();
      if (code != 0) {
        throw StatusException.load("the server ended with exit code " + code + "; it says why above");
      }
    } catch (InterruptedException e) {
      server.destroy();
      Thread.currentThread().interrupt();
      throw new StatusException(Status.LOAD, "interrupted", e);
    }
  }

  private static String java() {
    Path java = Path.of(System.getProperty("java.home"), "bin", WINDOWS ? "java.exe" : "java");
    return Files.isExecutable(java) ? java.toString() : "java";
  }

  private String joined() {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }
}
