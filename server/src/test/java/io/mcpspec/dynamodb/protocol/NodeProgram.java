package io.mcpspec.dynamodb.protocol;

import io.mcpspec.testing.Node22;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What one run of an npm package's program said.
 *
 * @param status exit status
 * @param output standard output
 * @param errors standard error
 */
record NodeProgram(int status, String output, String errors) {

  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /**
   * Runs the program with an empty standard input and a home of its own; it knows no credentials but false ones.
   *
   * @param script its file below {@code node_modules}
   */
  static NodeProgram run(String script, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(Node22.program(), Path.of("node_modules", script).toString()));
    command.addAll(arguments);
    try {
      Path home = Files.createTempDirectory(Path.of("target"), "home");
      Path output = home.resolve("output");
      Path errors = home.resolve("errors");
      ProcessBuilder builder = new ProcessBuilder(command)
          .redirectInput(ProcessBuilder.Redirect.from(Files.createFile(home.resolve("input")).toFile()))
          .redirectOutput(output.toFile())
          .redirectError(errors.toFile());
      builder.environment().keySet().retainAll(List.of("PATH"));
      builder.environment().putAll(environment(home));
      int status = await(builder.start());
      return new NodeProgram(status, read(output), read(errors));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> environment(Path home) {
    return Map.of(
        "HOME", home.toAbsolutePath().toString(),
        "AWS_ACCESS_KEY_ID", "AKIATESTTESTTESTTEST",
        "AWS_SECRET_ACCESS_KEY", "test-secret-that-opens-nothing",
        "AWS_REGION", "eu-west-1",
        "AWS_EC2_METADATA_DISABLED", "true");
  }

  private static int await(Process process) {
    try {
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw new AssertionError("the program still runs after " + PATIENCE.toMinutes() + " min");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
