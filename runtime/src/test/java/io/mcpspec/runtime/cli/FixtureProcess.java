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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs the fixture as a child process, in a locale that knows no UTF-8. */
final class FixtureProcess implements AutoCloseable {

  private static final Pattern URL = Pattern.compile("(?m)^http://127\\.0\\.0\\.1:(\\d+)/mcp$");

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

  /** Where it is served over HTTP; it says so once it is ready. */
  int port() throws IOException, InterruptedException {
    Matcher url = URL.matcher(errors());
    while (!url.find()) {
      if (!process.isAlive()) {
        throw new AssertionError("the process ended: " + errors());
      }
      TimeUnit.MILLISECONDS.sleep(20);
      url = URL.matcher(errors());
    }
    return Integer.parseInt(url.group(1));
  }

  /** Sends the signal that asks a process to end. */
  void terminate() {
    process.toHandle().destroy(); // the process itself would close its output as well
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
