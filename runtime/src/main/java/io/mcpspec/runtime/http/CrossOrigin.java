package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import java.io.IOException;
import java.util.Optional;

/** Tells browsers that a page of an allowed site may read the answers. */
final class CrossOrigin {

  private static final String HEADER_NAMES = "[A-Za-z0-9_, -]{1,2000}";

  private CrossOrigin() {}

  /**
   * @return whether the request was the browser's question beforehand, and is answered
   */
  static boolean answer(Request request, Reply reply) throws IOException {
    Optional<String> origin = request.header("Origin");
    if (origin.isEmpty()) {
      return false;
    }
    reply.header("Access-Control-Allow-Origin", origin.get());
    reply.header("Vary", "Origin");
    reply.header("Access-Control-Expose-Headers", Sessions.HEADER + ", WWW-Authenticate, Retry-After");
    if (!request.method().equals("OPTIONS") || request.header("Access-Control-Request-Method").isEmpty()) {
      return false;
    }
    reply.header("Access-Control-Allow-Methods", "GET, POST, DELETE");
    request.header("Access-Control-Request-Headers")
        .filter(names -> names.matches(HEADER_NAMES))
        .ifPresent(names -> reply.header("Access-Control-Allow-Headers", names));
    reply.header("Access-Control-Max-Age", "600");
    reply.empty(Status.NO_CONTENT);
    return true;
  }
}
