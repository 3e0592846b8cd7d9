package io.mcpspec.runtime.http.access;

import io.mcpspec.runtime.http.message.HttpRefusal;
import java.util.Optional;

/** What a client must show before it is answered. */
public interface Access {

  /** Everybody who reaches the server is answered. */
  Access OPEN = authorization -> "";

  /**
   * @param authorization the header {@code Authorization}
   * @return who asks, a text that no other client is known by; empty when clients are not told apart
   * @throws HttpRefusal with 401, 403 or 503 when the client is not answered
   */
  String check(Optional<String> authorization);

  /** What tells clients where to get a token; empty where there is nothing to tell. */
  default Optional<ResourceMetadata> metadata() {
    return Optional.empty();
  }
}
