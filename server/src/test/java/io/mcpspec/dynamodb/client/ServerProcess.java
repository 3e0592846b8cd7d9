package io.mcpspec.dynamodb.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A started server: lines in, lines out, standard error kept for messages. Its standard input ends with this process,
 * and {@link #close} ends the server in any case.
 */
final class ServerProcess implements AutoCloseable {

  private final Process process;
  private final OutputStream input;
  private final StringBuffer errors = new StringBuffer();
  private final Thread outputReader;
  private final Thread errorReader;

  /**
   * @param onLine takes each line of standard output, on a thread of its own
   * @param onEnd runs after the last line
   */
  ServerProcess(Launch launch, Consumer<String> onLine, Runnable onEnd) {
    try {
      process = launch.start();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + launch.command(), e);
    }
    input = process.getOutputStream();
    outputReader = reader("server stdout", process.getInputStream(), onLine, onEnd);
    errorReader = reader("server stderr", process.getErrorStream(), line -> errors.append(line).append('\n'), () -> {});
  }

  synchronized void send(String line) {
    try {
      input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      input.flush();
    } catch (IOException e) {
      throw new AssertionError("the server does not read any more" + state(), e);
    }
  }

  void endInput() {
    try {
      input.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for the end, all output read. Returns the exit status. */
  int awaitExit(Duration patience) {
    try {
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new AssertionError("the server still runs after " + patience.toSeconds() + " s" + state());
      }
      outputReader.join();
      errorReader.join();
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  /** Sends the signal that asks a process to end. */
  void terminate() {
    process.toHandle().destroy(); // the process itself would close its output as well
  }

  boolean isAlive() {
    return process.isAlive();
  }

  String errors() {
    return errors.toString();
  }

  /** What a message adds: how the process stands and what it said on standard error. */
  String state() {
    String life = process.isAlive() ? "it runs" : "it ended with status " + process.exitValue();
    return "; " + life + "; its standard error:\n" + errors;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  private static Thread reader(String name, InputStream stream, Consumer<String> onLine, Runnable onEnd) {
    Thread thread = new Thread(() -> read(stream, onLine, onEnd), name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void read(InputStream stream, Consumer<String> onLine, Runnable onEnd) {
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      lines.lines().forEach(onLine);
    } catch (IOException | UncheckedIOException ended) {
      onLine.accept("(the stream broke: " + ended.getMessage() + ")");
    } finally {
      onEnd.run();
    }
  }
}
