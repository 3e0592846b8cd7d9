package io.mcpspec.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The packaged program as a process. */
record Launched(Path launcher) {

  private static final Path BUILT = Path.of("bin/mcp-spec").toAbsolutePath();
  private static final long MOST_SECONDS = 120;

  /** The launcher beside the jar that was built. */
  static Launched built() {
    return new Launched(BUILT);
  }

  /** Runs it with the Java of this test, and makes no archive. */
  ProgramRun run(Path directory, String... arguments) throws IOException, InterruptedException {
    return run(directory, Map.of("JAVA_HOME", System.getProperty("java.home"), "MCP_SPEC_ARCHIVE", "off",
        "PATH", System.getenv("PATH")), arguments);
  }

  /** Runs it with these variables alone. */
  ProgramRun run(Path directory, Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
    command.addAll(List.of(arguments));
    File out = Files.createTempFile("mcp-spec", ".out").toFile();
    File err = Files.createTempFile("mcp-spec", ".err").toFile();
    ProcessBuilder builder = new ProcessBuilder(command)
        .directory(directory.toFile()).redirectOutput(out).redirectError(err);
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException(command + " did not end");
    }
    ProgramRun run = new ProgramRun(
        process.exitValue(), Files.readString(out.toPath()), Files.readString(err.toPath()));
    Files.delete(out.toPath());
    Files.delete(err.toPath());
    return run;
  }
}
