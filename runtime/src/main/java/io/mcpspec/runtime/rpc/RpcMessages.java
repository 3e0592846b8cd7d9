package io.mcpspec.runtime.rpc;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes JSON-RPC messages: UTF-8, on one line, without its end. */
public final class RpcMessages {

  private RpcMessages() {}

  /**
   * @param result JSON text on one line
   */
  public static byte[] result(Json id, byte[] result) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(result.length + 64);
    out.writeBytes(utf8("{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"result\":"));
    out.writeBytes(result);
    out.write('}');
    return out.toByteArray();
  }

  public static byte[] result(Json id, JsonObject result) {
    return result(id, utf8(result.toJson()));
  }

  /**
   * @param id the request's, or {@code null} as JSON when it is not known
   */
  public static byte[] error(Json id, RpcException error) {
    JsonObject body = JsonObject.builder()
        .put("code", Json.of(error.code()))
        .put("message", error.getMessage())
        .put("data", error.data())
        .build();
    return utf8(head().put("id", id).put("error", body).build().toJson());
  }

  public static byte[] notification(String method, JsonObject params) {
    return utf8(head().put("method", method).put("params", params).build().toJson());
  }

  public static byte[] request(String id, String method, JsonObject params) {
    return utf8(head().put("id", id).put("method", method).put("params", params).build().toJson());
  }

  private static JsonObject.Builder head() {
    return JsonObject.builder().put("jsonrpc", "2.0");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
