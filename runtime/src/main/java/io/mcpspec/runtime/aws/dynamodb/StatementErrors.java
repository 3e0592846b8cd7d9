package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.aws.NotedResult;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says in front of a batch's result which of its statements failed: the call as a whole succeeds either way. */
public final class StatementErrors {

  private StatementErrors() {}

  /**
   * The result.
   *
   * @param responses the member that has one entry for each statement, in order
   * @param error the member of an entry that says why its statement failed
   * @param parameter the tool's name for the statements
   */
  public static ToolResult told(JsonObject answer, String responses, String error, String parameter) {
    List<Json> entries = answer.items(responses);
    List<String> failed = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      JsonObject entry = entries.get(i).asObject().orElse(JsonObject.EMPTY);
      Optional<JsonObject> why = entry.object(error);
      if (why.isPresent()) {
        failed.add(parameter + "[" + i + "]" + tableOf(entry) + ": " + why.get().string("Code").orElse("failed"));
      }
    }
    return NotedResult.of(answer, failed.isEmpty() ? "" : failed.size() + " of " + entries.size()
        + " statements failed: " + String.join(", ", failed)
        + (failed.size() < entries.size() ? ". The others succeeded." : "."));
  }

  private static String tableOf(JsonObject entry) {
    return entry.string("TableName").map(table -> " (" + table + ")").orElse("");
  }
}
