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
import java.nio.file.Files;
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
  private static final int MOST_NOISE = 3;

  private final String shown;
  private final Process process;
  private final ServerOptions options;
  private final CommandStyle commands;
  private final Consumer<String> warnings;
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
  private final StderrTail stderr;
  private int noise;

  private StdioTransport(
      String shown, Process process, ServerOptions options, CommandStyle commands, Consumer<String> warnings) {
    this.shown = shown;
    this.process = process;
    this.options = options;
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
   * @param options where it runs, with which variables, and the longest wait for one answer
   * @param commands how the user writes options
   * @param warnings told what else stands on its standard output
   */
  public static StdioTransport start(
      List<String> command, ServerOptions options, CommandStyle commands, Consumer<String> warnings)
      throws ClientException {
    String shown = String.join(" ", command);
    if (!Files.isDirectory(options.directory())) {
      throw new ClientException("cannot start `" + shown + "` in `" + options.directory()
          + "`: there is no such directory");
    }
    try {
      return new StdioTransport(shown, options.process(command).start(), options, commands, warnings);
    } catch (IOException e) {
      throw new ClientException("cannot start `" + shown + "`: " + reason(e), e);
    }
  }

  /** Java says twice which program it could not run. */
  private static String reason(IOException failure) {
    String message = String.valueOf(failure.getMessage());
    return message.contains("error=2,")
        ? "there is no such program; pass its whole path, or install it" : message;
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
    String method = request.text("method").orElse("");
    long end = System.nanoTime() + options.wait(method).toNanos();
    while (true) {
      String line = next(end - System.nanoTime(), method);
      Optional<Mapping> message = Messages.read(line);
      if (message.isEmpty()) {
        warnIfNoise(line);
      } else if (Messages.answers(message.get(), id)) {
        return message.get();
      } else if (Messages.isRequest(message.get())) {
        send(Messages.answer(message.get(), options.capabilities()));
      }
    }
  }

  private void warnIfNoise(String line) {
    if (!line.isBlank() && ++noise <= MOST_NOISE) {
      String start = line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
      warnings.accept("`" + shown + "` wrote a line that is no message to standard output: " + start
          + (noise == MOST_NOISE ? "; further such lines are not shown" : ""));
    }
  }

  private String next(long nanos, String method) throws ClientException {
    try {
      Optional<String> line = lines.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new ClientException("`" + shown + "` did not answer `" + method + "` within "
            + options.wait(method).toSeconds() + " s; give it longer with " + commands.option("timeout", "SECONDS")
            + stderr.text());
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

  @Override
  public ServerOptions options() {
    return options;
  }

  /** Ends the process and its children: first by the end of input, then by force. */
  @Override
  public void close() {
    List<ProcessHandle> children = process.descendants().toList();
    try {
      closeInput();
      if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
        process.destroy();
        process.waitFor(1, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      if (process.isAlive()) {
        warnings.accept("`" + shown + "` could not be told that input ends: " + e.getMessage());
      }
    }
  }
}
