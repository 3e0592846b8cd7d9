package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.ClientUnavailableException;
import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.json.JsonObject;

/**
 * What the client said of itself: at {@code initialize}, or in the {@code _meta} of a request.
 *
 * @param protocolVersion the version that is spoken
 * @param name its name, {@code unknown} before it said so
 * @param version its version, or empty
 * @param capabilities what it can do
 */
public record ClientInfo(String protocolVersion, String name, String version, JsonObject capabilities) {

  /** A client that has not said anything yet. */
  public static final ClientInfo UNKNOWN =
      of(ProtocolVersions.LATEST_HANDSHAKE, JsonObject.EMPTY, JsonObject.EMPTY);

  /** Reads the parameters of {@code initialize}. */
  public static ClientInfo ofInitialize(JsonObject params) {
    return of(
        ProtocolVersions.agree(params.string("protocolVersion")),
        params.object("clientInfo").orElse(JsonObject.EMPTY),
        params.object("capabilities").orElse(JsonObject.EMPTY));
  }

  static ClientInfo of(String protocolVersion, JsonObject info, JsonObject capabilities) {
    return new ClientInfo(
        protocolVersion,
        info.string("name").orElse(Caller.UNKNOWN.clientName()),
        info.string("version").orElse(Caller.UNKNOWN.clientVersion()),
        capabilities);
  }

  public Caller caller(String sessionId) {
    return new Caller(name, version, sessionId);
  }

  /**
   * @throws ClientUnavailableException when the client has not declared that it answers such questions
   */
  void require(Question question) {
    if (capabilities.get(question.kind().capability()).isEmpty()) {
      throw new ClientUnavailableException(question.kind().capability());
    }
  }
}
