package io.mcpspec.runtime.http.message;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;

/**
 * What is sent for one request: a body, or events as they come. One thread at a time may send. A client that does not
 * read what it is sent is given up on, or it would keep a thread for ever.
 */
public final class Reply {

  public static final String JSON = "application/json";
  public static final String EVENTS = "text/event-stream";
  public static final String CONNECTION = "Connection";
  public static final String CLOSE = "close";

  private static final byte[] BLANK = {' '};
  private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] BEFORE = "event: message\ndata: ".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] AFTER = "\n\n".getBytes(StandardCharsets.US_ASCII);

  private final HttpExchange exchange;
  private OutputStream begun;
  private boolean hasEvents;
  private Thread sender;
  private Instant since = Instant.MAX;

  public Reply(HttpExchange exchange) {
    this.exchange = exchange;
  }

  public void header(String name, String value) {
    exchange.getResponseHeaders().set(name, value);
  }

  /** Sends the status alone. */
  public void empty(int status) throws IOException {
    send(() -> exchange.sendResponseHeaders(status, -1));
    exchange.close();
  }

  /** Sends a body of JSON; where only the head was asked for, that. The status is lost when blanks were sent before. */
  public void json(int status, byte[] body) throws IOException {
    if (begun != null) {
      if (!hasEvents) {
        sendPart(body);
      }
      exchange.close();
      return;
    }
    header("Content-Type", JSON);
    send(() -> {
      boolean isHead = "HEAD".equals(exchange.getRequestMethod());
      exchange.sendResponseHeaders(status, isHead ? -1 : body.length);
      if (!isHead) {
        exchange.getResponseBody().write(body);
        exchange.getResponseBody().flush(); // closing waits for what the client has not sent yet
      }
    });
    exchange.close();
  }

  public void refuse(HttpRefusal refusal) throws IOException {
    refusal.headers().forEach(this::header);
    json(refusal.status(), refusal.body());
  }

  /** From now on events are sent; more than once does nothing. */
  public void beginEvents() throws IOException {
    if (begun == null) {
      hasEvents = true;
      begin(EVENTS);
    }
  }

  private void begin(String type) throws IOException {
    header("Content-Type", type);
    header("Cache-Control", "no-cache");
    header("X-Accel-Buffering", "no"); // proxies would hold back what is no whole body
    send(() -> exchange.sendResponseHeaders(Status.OK, 0));
    begun = exchange.getResponseBody();
  }

  /**
   * @param message JSON on one line
   */
  public void event(byte[] message) throws IOException {
    beginEvents();
    byte[] event = new byte[BEFORE.length + message.length + AFTER.length];
    System.arraycopy(BEFORE, 0, event, 0, BEFORE.length);
    System.arraycopy(message, 0, event, BEFORE.length, message.length);
    System.arraycopy(AFTER, 0, event, BEFORE.length + message.length, AFTER.length);
    sendPart(event);
  }

  /** Sends what readers of events skip; it shows both sides that the other is there. */
  public void comment() throws IOException {
    beginEvents();
    sendPart(COMMENT);
  }

  /** Sends what readers of JSON skip before it begins. */
  public void blank() throws IOException {
    if (begun == null) {
      begin(JSON);
    }
    sendPart(BLANK);
  }

  private void sendPart(byte[] part) throws IOException {
    send(() -> {
      begun.write(part);
      begun.flush();
    });
  }

  /** Whether something was sent, though not all. */
  public boolean isBegun() {
    return begun != null;
  }

  public boolean hasEvents() {
    return hasEvents;
  }

  /** Ends the reply, or the connection when the reply is not whole. */
  public void end() {
    exchange.close();
  }

  private void send(Sending sending) throws IOException {
    begin();
    try {
      sending.run();
    } finally {
      finish();
    }
  }

  private synchronized void begin() {
    sender = Thread.currentThread();
    since = Instant.now();
  }

  private synchronized void finish() {
    sender = null;
    Thread.interrupted(); // ours, see below: the thread's next work must not see it
  }

  /** Closes the connection when the client has not read within {@code time}. Called by another thread. */
  public synchronized void giveUpAfter(Duration time) {
    if (sender != null && since.plus(time).isBefore(Instant.now())) {
      sender.interrupt();
    }
  }

  /** Sends something. */
  private interface Sending {

    void run() throws IOException;
  }
}
