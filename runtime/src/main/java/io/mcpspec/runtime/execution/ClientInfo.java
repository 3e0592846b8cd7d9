package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.json.JsonObject;

/**
 * What the client said of itself at {@code initialize}.
 *
 * @param protocolVersion the version that was agreed on
 * @param name its name, {@code unknown} before it said so
 * @param version its version, or empty
 * @param capabilities what it can do
 */
public record ClientInfo(String protocolVersion, String name, String version, JsonObject capabilities) {

  public static final ClientInfo UNKNOWN = new ClientInfo(
      ProtocolVersions.LATEST, Caller.UNKNOWN.clientName(), Caller.UNKNOWN.clientVersion(), JsonObject.EMPTY);

  public static ClientInfo of(JsonObject params) {
    JsonObject info = params.object("clientInfo").orElse(JsonObject.EMPTY);
    return new ClientInfo(
        ProtocolVersions.agree(params.string("protocolVersion")),
        info.string("name").orElse(Caller.UNKNOWN.clientName()),
        info.string("version").orElse(Caller.UNKNOWN.clientVersion()),
        params.object("capabilities").orElse(JsonObject.EMPTY));
  }

  public Caller caller(String sessionId) {
    return new Caller(name, version, sessionId);
  }
}
