package io.mcpspec.runtime.stdio;

import io.mcpspec.runtime.rpc.Outbox;
import java.io.IOException;
import java.io.OutputStream;
import org.slf4j.LoggerFactory;

/** Writes whole lines, whatever the thread. When the client no longer reads, the rest is dropped. */
final class LineWriter implements Outbox {

  private final OutputStream out;
  private boolean closed;

  LineWriter(OutputStream out) {
    this.out = out;
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
    }
  }
}
