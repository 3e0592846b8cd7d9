package io.mcpspec.runtime.http.message;

import com.sun.net.httpserver.HttpExchange;
import io.mcpspec.runtime.rpc.RpcErrors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** What a client asks. */
public record Request(HttpExchange exchange) {

  public String method() {
    return exchange.getRequestMethod();
  }

  public String path() {
    return exchange.getRequestURI().getPath();
  }

  /** Such as {@code HTTP/1.1}. */
  public String protocol() {
    return exchange.getProtocol();
  }

  /** The host that the request's target names, whatever the header {@code Host} says; most requests name none there. */
  public Optional<String> authority() {
    return Optional.ofNullable(exchange.getRequestURI().getRawAuthority());
  }

  /**
   * The header, with blanks at its ends taken off; empty when it is absent or blank.
   *
   * @throws HttpRefusal when it is there more than once
   */
  public Optional<String> header(String name) {
    List<String> lines = lines(name);
    if (lines.size() > 1) {
      throw RequestHead.repeated(name, lines.size());
    }
    return lines.stream().map(String::strip).filter(value -> !value.isEmpty()).findFirst();
  }

  /** All that is said under the name, in order, as it is. */
  public List<String> lines(String name) {
    return exchange.getRequestHeaders().getOrDefault(name, List.of());
  }

  /** Whether the body comes in chunks. */
  public boolean isChunked() {
    return !lines("Transfer-Encoding").isEmpty();
  }

  /**
   * Whether the client takes content of the type. A client that does not say takes everything.
   *
   * @param type such as {@code application/json}
   */
  public boolean accepts(String type) {
    String all = String.join(",", lines("Accept")).toLowerCase(Locale.ROOT);
    if (all.isBlank()) {
      return true;
    }
    String wildcard = type.substring(0, type.indexOf('/') + 1) + "*";
    for (String range : all.split(",")) {
      String[] parts = range.split(";", 2);
      String name = parts[0].strip();
      boolean refused = parts.length > 1 && parts[1].strip().matches("q=0(\\.0*)?");
      if (!refused && (name.equals(type) || name.equals(wildcard) || name.equals("*/*"))) {
        return true;
      }
    }
    return false;
  }

  /** The type of the body without its parameters, in lower case; empty when there is none. */
  public String contentType() {
    return header("Content-Type").orElse("").split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
  }

  /** The length of the body; empty when the client does not say it beforehand. */
  public OptionalLong length() {
    if (isChunked()) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(Long.parseLong(header("Content-Length").orElse("0"))); // a wrong one does not get here
  }

  /**
   * The body.
   *
   * @throws HttpRefusal when it is larger than {@code limit} bytes, does not end as it should, or is not UTF-8
   */
  public String body(int limit) {
    byte[] bytes = bytes(limit);
    if (bytes.length > limit) {
      throw new HttpRefusal(
          Status.TOO_LARGE, "message of more than " + (limit >> 20) + " MiB; send less at a time");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new HttpRefusal(Status.BAD_REQUEST, RpcErrors.PARSE_ERROR, "message is not UTF-8");
    }
  }

  private byte[] bytes(int limit) {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] bytes = in.readNBytes(limit + 1);
      if (bytes.length > limit) {
        drop(in, 4L * limit); // a client that is still sending would not read the answer
      }
      return bytes;
    } catch (IOException | IndexOutOfBoundsException e) { // the latter is what Java's server makes of some lengths
      throw new HttpRefusal(Status.BAD_REQUEST, RpcErrors.PARSE_ERROR,
          "the body ends too early, or is not in chunks as HTTP has them; trailers are not taken").closing();
    }
  }

  /** Reads and forgets; {@code skip} of the JDK's streams stops at what has arrived. */
  private static void drop(InputStream in, long most) throws IOException {
    byte[] part = new byte[1 << 13];
    long left = most;
    for (int read = 0; read >= 0 && left > 0; left -= read) {
      read = in.read(part);
    }
  }
}
