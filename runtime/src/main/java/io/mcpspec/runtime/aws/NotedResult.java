package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A result with a remark of ours in front of AWS's members: what is missing from it, and how to go on. */
public final class NotedResult {

  /** No member of AWS's has this name. */
  public static final String NOTE = "Note";

  private NotedResult() {}

  /** A result without a remark of the caller's. */
  public static ToolResult of(JsonObject members) {
    return of(members, "");
  }

  /**
   * A result with a remark.
   *
   * @param members an answer of any size; what is too much for a result is left out
   * @param note the remark; empty for none
   */
  public static ToolResult of(JsonObject members, String note) {
    AnswerCut cut = new AnswerCut(members);
    String remarks = Stream.of(note, cut.note()).filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    if (remarks.isEmpty()) {
      return ToolResult.structured(members);
    }
    JsonObject.Builder noted = JsonObject.builder().put(NOTE, remarks);
    cut.answer().members().forEach(noted::put);
    return ToolResult.structured(noted.build());
  }
}
