package io.mcpspec.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A client's connection, byte by byte: for what no well-behaved client does. Bodies have single quotes for double. */
final class HttpConnection implements AutoCloseable {

  private static final int SECONDS = 30;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final String[] headers;

  HttpConnection(int port, String... headers) throws IOException {
    this.headers = headers;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(SECONDS * 1000);
    in = new BufferedInputStream(socket.getInputStream());
    out = socket.getOutputStream();
  }

  void post(String message) throws IOException {
    send("POST", "/mcp", message.replace('\'', '"'));
  }

  /** Sends a request; headers that were given win over the usual ones, and one that is given empty is left out. */
  void send(String method, String path, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    Map<String, String> all = new LinkedHashMap<>();
    all.put("Host", "localhost:" + socket.getPort());
    all.put("Accept", "application/json, text/event-stream");
    if (bytes.length > 0) {
      all.put("Content-Type", "application/json");
      all.put("Content-Length", Integer.toString(bytes.length));
    }
    Arrays.stream(headers).map(header -> header.split(":", 2)).forEach(header -> all.put(header[0], header[1].strip()));
    StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    all.forEach((name, value) -> head.append(value.isEmpty() ? "" : name + ": " + value + "\r\n"));
    raw((head + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    raw(bytes);
  }

  void raw(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
  }

  /** Takes the status and the headers of an answer whose body comes bit by bit. */
  HttpReply head() throws IOException {
    String status = line();
    assertThat(status).startsWith("HTTP/1.1 ");
    Map<String, String> found = new LinkedHashMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      String[] parts = line.split(":", 2);
      found.put(parts[0].toLowerCase(Locale.ROOT), parts[1].strip());
    }
    return new HttpReply(Integer.parseInt(status.split(" ")[1]), found, "");
  }

  HttpReply reply() throws IOException {
    HttpReply head = head();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    if (head.header("Transfer-Encoding").isPresent()) {
      for (byte[] chunk = chunk(); chunk.length > 0; chunk = chunk()) {
        body.writeBytes(chunk);
      }
    } else {
      int length = Integer.parseInt(head.header("Content-Length").orElse("0"));
      body.writeBytes(in.readNBytes(length));
      if (body.size() < length) {
        throw new IOException("the server closed the connection within the body");
      }
    }
    return new HttpReply(head.status(), head.headers(), body.toString(StandardCharsets.UTF_8));
  }

  /** Reads past the body of an answer whose head was taken. */
  void skip(HttpReply head) throws IOException {
    in.skipNBytes(Integer.parseInt(head.header("Content-Length").orElse("0")));
  }

  /** The next chunk of a body; empty at its end. */
  byte[] chunk() throws IOException {
    int size = Integer.parseInt(line(), 16);
    byte[] chunk = in.readNBytes(size);
    assertThat(line()).isEmpty();
    return chunk;
  }

  /** The data of the next event. */
  String event() throws IOException {
    List<String> lines = List.of(new String(chunk(), StandardCharsets.UTF_8).split("\n", -1));
    assertThat(lines).hasSize(4).startsWith("event: message").endsWith("", "");
    return lines.get(1).substring("data: ".length());
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new IOException("the server closed the connection");
      }
      line.write(next);
    }
    return line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
  }

  /** Everything that comes until the server closes the connection. */
  String rest() throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  /** The server closed the connection. */
  boolean isClosed() throws IOException {
    return in.read() < 0;
  }

  /** The client goes away. */
  void end() throws IOException {
    socket.close();
  }

  @Override
  public void close() throws IOException {
    end();
  }
}
