package io.mcpspec.runtime.http.message;

import io.mcpspec.runtime.text.Quoted;
import java.util.Optional;

/**
 * What HTTP wants of the head of a request, as far as Java's server does not see to it. Who stands between client and
 * server may read a doubtful head in another way than we do, so it is refused, and its connection is closed: nobody
 * knows where such a request ends.
 */
public final class RequestHead {

  private static final String PROTOCOL = "HTTP/1\\.[01]";
  private static final String LENGTH = "\\d{1,18}"; // Java's server also takes a sign

  private RequestHead() {}

  /**
   * @return the host that the request is for, a name or an address, and a port where there is one
   * @throws HttpRefusal with 400, or 505 for another version of HTTP
   */
  public static String host(Request request) {
    if (!request.protocol().matches(PROTOCOL)) {
      throw refusal(Status.UNKNOWN_VERSION, "HTTP/1.1 is spoken here, not " + Quoted.of(request.protocol()));
    }
    Optional<String> length = request.header("Content-Length");
    if (length.isPresent() && !length.get().matches(LENGTH)) {
      throw refusal(Status.BAD_REQUEST, "header Content-Length: expected a number, got " + Quoted.of(length.get()));
    }
    Optional<String> host = request.header("Host");
    String named = request.authority().or(() -> host)
        .orElseThrow(() -> refusal(Status.BAD_REQUEST, "header Host is missing"));
    if (!AllowedNames.isHost(named)) {
      throw refusal(Status.BAD_REQUEST,
          "host " + Quoted.of(named) + ": expected a name or an address, and perhaps a port");
    }
    return named;
  }

  /** A header that decides something and is there several times: of those, nobody knows which one others go by. */
  public static HttpRefusal repeated(String header, int times) {
    return refusal(Status.BAD_REQUEST, "header " + header + ": expected it once, got it " + times + " times");
  }

  private static HttpRefusal refusal(int status, String message) {
    return new HttpRefusal(status, message).closing();
  }
}
