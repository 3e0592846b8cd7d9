package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A server that is run once as a child process, all its input given at once.
 *
 * @param command program and arguments
 * @param environment all the variables that it gets
 * @param work a folder for what goes in and comes out
 */
record TrainingRun(List<String> command, Map<String, String> environment, Path work) {

  private static final int PATIENCE_SECONDS = 120;

  /**
   * Has the conversation, and waits for the server's end.
   *
   * @throws InstallException when it did not answer everything, or ended with an error
   */
  void converse(FirstSession session) throws IOException, InterruptedException {
    Path in = Files.writeString(work.resolve("in.jsonl"), session.text());
    ProcessBuilder builder = new ProcessBuilder(command)
        .redirectInput(in.toFile())
        .redirectOutput(out().toFile())
        .redirectError(err().toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw failed("did not end within " + PATIENCE_SECONDS + " seconds");
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    if (process.exitValue() != 0) {
      throw failed("ended with status " + process.exitValue());
    }
    long answers = Files.readAllLines(out()).stream().filter(this::isResult).count();
    if (answers != session.requests()) {
      throw failed("answered " + answers + " of " + session.requests() + " requests as it should");
    }
  }

  private boolean isResult(String line) {
    try {
      return JsonReader.read(line).asObject().flatMap(answer -> answer.object("result"))
          .isPresent();
    } catch (JsonSyntaxException notJson) {
      throw failed("wrote what is not JSON to standard output, `" + line + "` (" + notJson.getMessage() + ")");
    }
  }

  String errors() throws IOException {
    return Files.exists(err()) ? new String(Files.readAllBytes(err()), StandardCharsets.UTF_8).strip() : "";
  }

  private InstallException failed(String how) {
    String said;
    try {
      said = errors();
    } catch (IOException e) {
      said = "(cannot be read: " + e.getMessage() + ")";
    }
    return new InstallException("the server, started once to make its class-data archive, " + how
        + (said.isEmpty() ? "" : "; it said:\n" + said));
  }

  private Path out() {
    return work.resolve("out.jsonl");
  }

  private Path err() {
    return work.resolve("err.txt");
  }
}
