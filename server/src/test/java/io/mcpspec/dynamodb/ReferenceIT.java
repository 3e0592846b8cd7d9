package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** An agent that knows the reference server can use ours: the same tools, the same parameters, the same results. */
@RequiresTool(Tool.CORPUS)
class ReferenceIT {

  @Test
  void everyToolHasTheReferencesParametersAndResultMembers() throws IOException {
    Map<String, JsonObject> served = new LinkedHashMap<>();
    try (McpClient client = McpClient.open(Launch.packaged())) {
      client.list("tools/list", "tools").forEach(tool -> served.put(tool.string("name").orElseThrow(), tool));
    }

    List<JsonObject> reference = reference();
    assertThat(served.keySet())
        .containsExactlyInAnyOrderElementsOf(
            reference.stream().map(tool -> tool.string("name").orElseThrow()).toList());
    assertThat(reference).allSatisfy(tool -> {
      JsonObject ours = served.get(tool.string("name").orElseThrow());
      assertThat(properties(ours, "inputSchema")).containsAll(parameters(tool));
      assertThat(properties(ours, "outputSchema")).containsAll(resultMembers(tool));
    });
  }

  private static List<JsonObject> reference() throws IOException {
    JsonObject file = JsonReader.read(Files.readString(Corpus.file("reference-tools.json"))).asObject().orElseThrow();
    return items(file, "tools").stream().map(tool -> tool.asObject().orElseThrow()).toList();
  }

  private static Set<String> properties(JsonObject tool, String schema) {
    return tool.object(schema).flatMap(s -> s.object("properties")).orElse(JsonObject.EMPTY).members().keySet();
  }

  private static List<String> parameters(JsonObject tool) {
    return items(tool, "parameters").stream()
        .map(parameter -> parameter.asObject().flatMap(p -> p.string("name")).orElseThrow())
        .toList();
  }

  private static List<String> resultMembers(JsonObject tool) {
    return items(tool, "resultMembers").stream().map(member -> member.asString().orElseThrow()).toList();
  }

  private static List<Json> items(JsonObject object, String member) {
    return ((JsonArray) object.get(member).orElse(JsonArray.EMPTY)).items();
  }
}
