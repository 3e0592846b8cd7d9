package io.mcpspec.runtime.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the fixture as a child process, in a locale that knows no UTF-8. */
final class FixtureProcess implements AutoCloseable {

  private final Process process;
  private final OutputStream in;
  private final BufferedReader out;
  private final Path errors;

  FixtureProcess(List<String> jvmOptions, String... args) throws IOException {
    errors = Files.createTempFile("fixture", ".err");
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    command.addAll(jvmOptions);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), FixtureMain.class.getName()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
    builder.environment().put("LC_ALL", "C");
    process = builder.start();
    in = process.getOutputStream();
    out = process.inputReader(StandardCharsets.UTF_8);
  }

  void send(String line) throws IOException {
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  String next() throws IOException {
    return out.readLine();
  }

  /** Ends the input, and gives what is left of the output. */
  List<String> end() throws IOException {
    in.close();
    return out.lines().toList();
  }

  int exitCode() throws InterruptedException {
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      throw new AssertionError("the process did not end");
    }
    return process.exitValue();
  }

  String errors() throws IOException {
    return Files.readString(errors);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.deleteIfExists(errors);
  }
}
