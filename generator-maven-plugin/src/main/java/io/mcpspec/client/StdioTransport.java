package io.mcpspec.client;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A server as a child process that takes and gives one message a line. */
public final class StdioTransport implements Transport {

  private static final int SHOWN = 200;
  private static final long GRACE_SECONDS = 3;

  private final String shown;
  private final Process process;
  private final Duration timeout;
  private final CommandStyle commands;
  private final Consumer<String> warnings;
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
  private final StderrTail stderr;

  private StdioTransport(
      String shown, Process process, Duration timeout, CommandStyle commands, Consumer<String> warnings) {
    this.shown = shown;
    this.process = process;
    this.timeout = timeout;
    this.commands = commands;
    this.warnings = warnings;
    this.stderr = StderrTail.of(process);
    Thread reader = new Thread(this::readLines, "mcp-stdout");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a server.
   *
   * @param command program and arguments
   * @param directory where it runs
   * @param timeout the longest wait for one answer
   * @param commands how the user writes options
   * @param warnings told what else stands on its standard output
   */
  public static StdioTransport start(
      List<String> command, Path directory, Duration timeout, CommandStyle commands, Consumer<String> warnings)
      throws ClientException {
    String shown = String.join(" ", command);
    try {
      Process process = new ProcessBuilder(command).directory(directory.toFile()).start();
      return new StdioTransport(shown, process, timeout, commands, warnings);
    } catch (IOException e) {
      throw new ClientException("cannot start `" + shown + "`: " + e.getMessage(), e);
    }
  }

  private void readLines() {
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      out.lines().forEach(line -> lines.add(Optional.of(line)));
    } catch (IOException | UncheckedIOException e) {
      warnings.accept("standard output of `" + shown + "` broke off: " + e.getMessage());
    } finally {
      lines.add(Optional.empty());
    }
  }

  @Override
  public Mapping request(Mapping request, long id) throws ClientException {
    send(request);
    long end = System.nanoTime() + timeout.toNanos();
    while (true) {
      String line = next(end - System.nanoTime(), request.text("method").orElse(""));
      Optional<Mapping> message = Messages.read(line);
      if (message.isEmpty()) {
        warnIfNoise(line);
      } else if (Messages.answers(message.get(), id)) {
        return message.get();
      } else if (Messages.isRequest(message.get())) {
        send(Messages.answer(message.get()));
      }
    }
  }

  private void warnIfNoise(String line) {
    if (!line.isBlank()) {
      String start = line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
      warnings.accept("`" + shown + "` wrote a line that is no message to standard output: " + start);
    }
  }

  private String next(long nanos, String method) throws ClientException {
    try {
      Optional<String> line = lines.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new ClientException("`" + shown + "` did not answer `" + method + "` within "
            + timeout.toSeconds() + " s; give it longer with " + commands.option("timeout", "SECONDS") + stderr.text());
      }
      if (line.isEmpty()) {
        lines.add(Optional.empty());
        throw new ClientException("`" + shown + "` ended before it answered `" + method + "`" + exit() + stderr.text());
      }
      return line.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("interrupted while waiting for `" + shown + "`", e);
    }
  }

  private String exit() throws InterruptedException {
    return process.waitFor(1, TimeUnit.SECONDS) ? ", with exit code " + process.exitValue() : "";
  }

  @Override
  public void send(Mapping message) throws ClientException {
    try {
      OutputStream in = process.getOutputStream();
      in.write((JsonWriter.compact(message) + "\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
    } catch (IOException e) {
      throw new ClientException("`" + shown + "` takes no message: it has ended" + stderr.text(), e);
    }
  }

  /** Ends the process and its children: first by the end of input, then by force. */
  @Override
  public void close() {
    List<ProcessHandle> children = process.descendants().toList();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
        process.destroy();
        process.waitFor(1, TimeUnit.SECONDS);
      }
    } catch (IOException e) {
      warnings.accept("`" + shown + "` could not be told that input ends: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }
}
