package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the default list costs every conversation, in bytes of JSON on the wire. */
class BudgetIT {

  private static final int READ_BY_MODELS = 40 * 1024;
  private static final int WHOLE = 64 * 1024;

  @Test
  void theDefaultListStaysSmall() {
    try (McpClient client = McpClient.open(Launch.packaged())) {
      JsonObject result = client.result("tools/list", JsonObject.EMPTY);
      List<JsonObject> tools = result.items("tools").stream().map(tool -> tool.asObject().orElseThrow()).toList();

      assertThat(tools.stream().mapToInt(BudgetIT::readByModels).sum())
          .as("names, descriptions and input schemas; the heaviest:%n%s", heaviest(tools))
          .isLessThan(READ_BY_MODELS);
      assertThat(bytes(result)).as("the whole list; the heaviest:%n%s", heaviest(tools)).isLessThan(WHOLE);
    }
  }

  private static int readByModels(JsonObject tool) {
    return bytes(tool.get("name").orElseThrow())
        + bytes(tool.get("description").orElseThrow())
        + bytes(tool.get("inputSchema").orElseThrow());
  }

  private static String heaviest(List<JsonObject> tools) {
    return tools.stream()
        .sorted(Comparator.comparingInt(BudgetIT::readByModels).reversed())
        .limit(10)
        .map(tool -> String.format("%,7d  %s", readByModels(tool), tool.string("name").orElseThrow()))
        .collect(Collectors.joining(System.lineSeparator()));
  }

  private static int bytes(Json json) {
    return json.toJson().getBytes(StandardCharsets.UTF_8).length;
  }
}
