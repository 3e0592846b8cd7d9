package io.mcpspec.runtime.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.tool.ToolResult;
import org.junit.jupiter.api.Test;

class StatementErrorsTest {

  @Test
  void saysWhichStatementsFailed() {
    JsonObject answer = object("""
        {"Responses": [{"TableName": "Orders", "Error": {"Code": "DuplicateItem", "Message": "there"}},
                       {"TableName": "Orders"},
                       {"Error": {"Message": "?"}}]}""");

    ToolResult told = StatementErrors.told(answer, "Responses", "Error", "statements");

    assertThat(told.isError()).isFalse();
    assertThat(told.structured().orElseThrow().string("Note")).contains(
        "2 of 3 statements failed: statements[0] (Orders): DuplicateItem, statements[2]: failed."
            + " The others succeeded.");
    assertThat(told.structured().orElseThrow().get("Responses")).isEqualTo(answer.get("Responses"));
  }

  @Test
  void speaksOfNoOthersWhenAllFailed() {
    JsonObject answer = object("{\"Responses\": [{\"Error\": {\"Code\": \"DuplicateItem\"}}]}");
    assertThat(StatementErrors.told(answer, "Responses", "Error", "statements").structured().orElseThrow()
        .string("Note")).contains("1 of 1 statements failed: statements[0]: DuplicateItem.");
  }

  @Test
  void saysNothingWhenAllSucceeded() {
    JsonObject answer = object("{\"Responses\": [{\"TableName\": \"Orders\"}]}");
    assertThat(StatementErrors.told(answer, "Responses", "Error", "statements").structured()).contains(answer);
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
