package io.mcpspec.runtime.http;

import java.util.Optional;

/** What a client must show before it is answered. */
public interface Access {

  /** Everybody who reaches the server is answered. */
  Access OPEN = authorization -> "";

  /**
   * @param authorization the header {@code Authorization}
   * @return who asks; empty when that is not known
   * @throws HttpRefusal with 401, 403 or 503 when the client is not answered
   */
  String check(Optional<String> authorization);

  /** What all replicas of the server know, and nobody who is not let in; empty where there is no such thing. */
  default Optional<byte[]> sharedSecret() {
    return Optional.empty();
  }

  /** What tells clients where to get a token; empty where there is nothing to tell. */
  default Optional<ResourceMetadata> metadata() {
    return Optional.empty();
  }
}
