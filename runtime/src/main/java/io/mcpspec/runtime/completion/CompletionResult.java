package io.mcpspec.runtime.completion;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;

/**
 * Proposed values.
 *
 * @param values all that fit, best first; the wire carries the first 100
 */
public record CompletionResult(List<String> values) {

  /** MCP allows no more values in one answer. */
  private static final int WIRE_LIMIT = 100;

  public CompletionResult {
    values = List.copyOf(values);
  }

  /** MCP's result of {@code completion/complete}. */
  public JsonObject toJson() {
    List<Json> sent = values.stream().limit(WIRE_LIMIT).map(Json::of).toList();
    JsonObject completion = JsonObject.builder()
        .put("values", Json.array(sent))
        .put("total", Json.of(values.size()))
        .put("hasMore", Json.of(values.size() > sent.size()))
        .build();
    return JsonObject.builder().put("completion", completion).build();
  }
}
