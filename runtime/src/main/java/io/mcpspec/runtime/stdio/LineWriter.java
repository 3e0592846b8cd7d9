package io.mcpspec.runtime.stdio;

import io.mcpspec.runtime.rpc.Outbox;
import java.io.IOException;
import java.io.OutputStream;
import org.slf4j.LoggerFactory;

/** Writes whole lines, whatever the thread. When the client no longer reads, it says so and drops the rest. */
final class LineWriter implements Outbox {

  private final OutputStream out;
  private final Runnable gone;
  private boolean closed;

  /**
   * @param gone runs once, on a thread of its own, when nobody reads any more
   */
  LineWriter(OutputStream out, Runnable gone) {
    this.out = out;
    this.gone = gone;
  }

  @Override
  public synchronized void send(byte[] message) {
    if (closed) {
      return;
    }
    byte[] line = new byte[message.length + 1];
    System.arraycopy(message, 0, line, 0, message.length);
    line[message.length] = '\n';
    try {
      out.write(line);
      out.flush();
    } catch (IOException e) {
      closed = true;
      LoggerFactory.getLogger(LineWriter.class).warn("the client no longer reads; further answers are dropped", e);
      new Thread(gone, "client-gone").start();
    }
  }
}
