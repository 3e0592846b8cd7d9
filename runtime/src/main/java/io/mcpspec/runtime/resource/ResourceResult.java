package io.mcpspec.runtime.resource;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Base64;
import java.util.List;

/**
 * What reading a resource answers.
 *
 * @param contents MCP's resource contents, each with {@code uri} and {@code text} or {@code blob}
 */
public record ResourceResult(List<JsonObject> contents) {

  public ResourceResult {
    contents = List.copyOf(contents);
  }

  public static ResourceResult text(String uri, String mimeType, String text) {
    return new ResourceResult(List.of(head(uri, mimeType).put("text", text).build()));
  }

  public static ResourceResult blob(String uri, String mimeType, byte[] bytes) {
    String encoded = Base64.getEncoder().encodeToString(bytes);
    return new ResourceResult(List.of(head(uri, mimeType).put("blob", encoded).build()));
  }

  /** MCP's result of {@code resources/read}. */
  public JsonObject toJson() {
    return JsonObject.builder().put("contents", Json.array(contents)).build();
  }

  private static JsonObject.Builder head(String uri, String mimeType) {
    return JsonObject.builder().put("uri", uri).put("mimeType", mimeType);
  }
}
