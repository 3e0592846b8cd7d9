package io.mcpspec.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of a process's standard error: they often say why it does not answer. */
final class StderrTail {

  private static final int LINES = 12;
  private static final long WAIT_MILLIS = 500;

  private final Deque<String> last = new ArrayDeque<>();
  private final Thread reader;

  private StderrTail(Process process) {
    this.reader = new Thread(() -> read(process), "mcp-stderr");
    reader.setDaemon(true);
  }

  static StderrTail of(Process process) {
    StderrTail tail = new StderrTail(process);
    tail.reader.start();
    return tail;
  }

  private void read(Process process) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      lines.lines().forEach(this::keep);
    } catch (IOException | UncheckedIOException e) {
      keep("(standard error broke off: " + e.getMessage() + ")");
    }
  }

  private synchronized void keep(String line) {
    last.addLast(line);
    if (last.size() > LINES) {
      last.removeFirst();
    }
  }

  /** What to put behind a message; nothing when nothing was written. */
  String text() throws ClientException {
    try {
      reader.join(WAIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("interrupted", e);
    }
    synchronized (this) {
      return last.isEmpty() ? "; it wrote nothing to standard error" : "; it wrote:\n  " + String.join("\n  ", last);
    }
  }
}
