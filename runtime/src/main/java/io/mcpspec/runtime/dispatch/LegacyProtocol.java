package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.era.ClientInfo;
import io.mcpspec.runtime.era.Era;
import io.mcpspec.runtime.era.LegacyEra;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.surface.Manifest;
import java.util.Optional;

/** MCP until 2025-11-25: the client introduces itself by {@code initialize}, and what it said then holds. */
final class LegacyProtocol implements Protocol {

  private final Manifest manifest;
  private final ClientSession session;

  LegacyProtocol(Manifest manifest, ClientSession session) {
    this.manifest = manifest;
    this.session = session;
  }

  @Override
  public Era era(String method, JsonObject params) {
    return new LegacyEra(session.client(), session.lowest());
  }

  @Override
  public boolean has(String method) {
    return switch (method) {
      case "initialize", "ping" -> true;
      case "logging/setLevel" -> manifest.capabilities().get("logging").isPresent();
      default -> false;
    };
  }

  @Override
  public Optional<JsonObject> answer(Json id, String method, JsonObject params) {
    return Optional.of(switch (method) {
      case "initialize" -> initialize(params);
      case "logging/setLevel" -> setLevel(params);
      default -> JsonObject.EMPTY;
    });
  }

  @Override
  public String inVersion() {
    return "";
  }

  private JsonObject initialize(JsonObject params) {
    ClientInfo client = ClientInfo.ofInitialize(params);
    session.initialized(client);
    return JsonObject.builder()
        .put("protocolVersion", client.protocolVersion())
        .put("capabilities", manifest.capabilities())
        .put("serverInfo", manifest.serverInfo())
        .put("instructions", manifest.instructions())
        .build();
  }

  private JsonObject setLevel(JsonObject params) {
    session.lowest().set(Params.logLevel("level", Params.text(params, "level")));
    return JsonObject.EMPTY;
  }
}
