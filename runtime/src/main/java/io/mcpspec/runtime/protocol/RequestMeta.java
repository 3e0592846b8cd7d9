package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.text.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a request says of its client in {@code _meta}, since 2026-07-28.
 *
 * @param lowest the lowest log level that the client wants; empty when it wants none
 */
public record RequestMeta(ClientInfo client, Optional<LogLevel> lowest) {

  /** How the names of MCP's own entries begin. */
  public static final String PREFIX = "io.modelcontextprotocol/";

  /** The entry that names the protocol version. */
  public static final String VERSION = PREFIX + "protocolVersion";

  /** The entry that says what the client can do. */
  public static final String CAPABILITIES = PREFIX + "clientCapabilities";
  private static final String CLIENT = PREFIX + "clientInfo";
  private static final String LOG_LEVEL = PREFIX + "logLevel";

  /** Whether a request is of this kind, right or wrong; after a handshake, requests have none of these entries. */
  public static boolean isIn(JsonObject params) {
    JsonObject meta = params.object("_meta").orElse(JsonObject.EMPTY);
    return meta.get(VERSION).isPresent() || meta.get(CLIENT).isPresent() || meta.get(CAPABILITIES).isPresent();
  }

  /**
   * @throws RpcException when something is missing, or the version is not spoken here
   */
  public static RequestMeta read(JsonObject params) {
    JsonObject meta = Params.object(params, "_meta");
    String version = Params.text("_meta.", meta, VERSION);
    if (!ProtocolVersions.STATELESS.contains(version)) {
      throw unsupported(version);
    }
    if (meta.get(CAPABILITIES).isEmpty()) {
      throw RpcErrors.invalidParams("_meta." + CAPABILITIES + ": expected an object, got nothing");
    }
    JsonObject capabilities = Params.object("_meta.", meta, CAPABILITIES);
    Optional<String> level = Params.optionalText("_meta.", meta, LOG_LEVEL);
    return new RequestMeta(
        ClientInfo.of(version, Params.object("_meta.", meta, CLIENT), capabilities),
        level.isPresent() ? Optional.of(Params.logLevel("_meta." + LOG_LEVEL, level.get())) : Optional.empty());
  }

  /** The same request, of a server that sends no log lines. */
  public RequestMeta withoutLog() {
    return new RequestMeta(client, Optional.empty());
  }

  private static RpcException unsupported(String version) {
    List<Json> supported = new ArrayList<>();
    for (String known : ProtocolVersions.STATELESS) {
      supported.add(Json.of(known));
    }
    JsonObject data = JsonObject.builder()
        .put("supported", Json.array(supported))
        .put("requested", version)
        .build();
    return new RpcException(RpcErrors.UNSUPPORTED_PROTOCOL_VERSION, "_meta." + VERSION + ": " + Quoted.of(version)
        + " is not supported; requests can be made in " + String.join(", ", ProtocolVersions.STATELESS)
        + ", and after `initialize` in " + String.join(", ", ProtocolVersions.HANDSHAKE), Optional.of(data));
  }
}
