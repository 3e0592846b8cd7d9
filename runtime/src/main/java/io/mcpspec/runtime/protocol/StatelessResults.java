package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * Adds to results what they have since 2026-07-28: their type, for how long they may be kept, and who made them.
 *
 * @param serverInfo the server's name, title and version
 */
public record StatelessResults(JsonObject serverInfo) {

  private static final String META = "_meta";

  /**
   * A compiled list, not read but spliced.
   *
   * @param result a JSON object with at least one member
   */
  byte[] list(byte[] result) {
    String added = complete(JsonObject.EMPTY, Optional.of(Caching.COMPILED)).toJson();
    ByteArrayOutputStream out = new ByteArrayOutputStream(result.length + added.length());
    out.write(result, 0, result.length - 1);
    out.write(',');
    out.writeBytes(added.substring(1).getBytes(StandardCharsets.UTF_8));
    return out.toByteArray();
  }

  /** What was made at build time. */
  public JsonObject compiled(JsonObject result) {
    return complete(result, Optional.of(Caching.COMPILED));
  }

  /** The end of a subscription, or of anything else that has nothing to say but who ended. */
  public JsonObject empty(String metaName, Json metaValue) {
    JsonObject meta = JsonObject.builder().put(metaName, metaValue).build();
    return complete(JsonObject.builder().put(META, meta).build(), Optional.empty());
  }

  JsonObject complete(JsonObject result, Optional<Caching> caching) {
    JsonObject.Builder complete = members(result, "complete");
    if (caching.isPresent()) { // a lambda would slow the start
      complete.put("ttlMs", Json.of(caching.get().milliseconds())).put("cacheScope", caching.get().scope());
    }
    return complete.put(META, meta(result)).build();
  }

  /**
   * Asks the client to answer first, and then to call again.
   *
   * @param questions by key
   * @param state what the client sends back as it is
   */
  JsonObject inputRequired(Map<String, Question> questions, String state) {
    JsonObject.Builder requests = JsonObject.builder();
    questions.forEach((key, question) -> requests.put(key, JsonObject.builder()
        .put("method", question.kind().method())
        .put("params", question.params())
        .build()));
    return members(JsonObject.EMPTY, "input_required")
        .put("inputRequests", requests.build())
        .put("requestState", state)
        .put(META, meta(JsonObject.EMPTY))
        .build();
  }

  private static JsonObject.Builder members(JsonObject result, String type) {
    JsonObject.Builder members = JsonObject.builder();
    for (Map.Entry<String, Json> member : result.members().entrySet()) {
      members.put(member.getKey(), member.getValue());
    }
    return members.put("resultType", type);
  }

  /** The result's own entries stay. */
  private JsonObject meta(JsonObject result) {
    JsonObject.Builder meta = JsonObject.builder();
    for (Map.Entry<String, Json> entry : result.object(META).orElse(JsonObject.EMPTY).members().entrySet()) {
      meta.put(entry.getKey(), entry.getValue());
    }
    return meta.put(RequestMeta.PREFIX + "serverInfo", serverInfo).build();
  }
}
