package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.wire.WireExample;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the packaged server serves by default. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SurfaceIT {

  private static final String PROMPT_TOOL = "dynamodb_data_modeling";
  private static final Path CATALOG = Path.of("target", "classes", "mcp-spec", "catalog.json");

  private McpClient client;

  @BeforeAll
  void start() {
    client = McpClient.open(Launch.packaged());
  }

  @AfterAll
  void stop() {
    client.close();
  }

  @Test
  void initializeNamesTheServerAndWhatItHas() {
    JsonObject result = client.result("initialize", McpClient.initializeParams());

    assertThat(result.string("protocolVersion")).contains("2025-11-25");
    assertThat(result.object("serverInfo").flatMap(info -> info.string("name"))).contains("dynamodb-mcp-server");
    assertThat(result.object("capabilities").orElseThrow().members()).containsKeys("tools", "prompts", "resources");
    assertThat(result.string("instructions")).isPresent();
  }

  @Test
  void theReferencesThirtyToolsAreServed() throws IOException {
    List<String> expected = new ArrayList<>(List.of(PROMPT_TOOL));
    expected.addAll(toolsOf("1.0.5"));

    assertThat(expected).hasSize(30);
    assertThat(names(client.list("tools/list", "tools"))).doesNotHaveDuplicates().containsAll(expected);
  }

  @Test
  void everyOperationIsServedOnlyWhenAllGroupsAreChosen() {
    List<String> tools = WireExample.all().stream().map(WireExample::tool).toList();

    assertThat(names(client.list("tools/list", "tools"))).doesNotContain("batch_get_item", "transact_write_items");
    try (McpClient everyGroup = McpClient.open(Launch.packaged("--groups", "all"))) {
      assertThat(names(everyGroup.list("tools/list", "tools"))).doesNotHaveDuplicates().containsAll(tools);
    }
  }

  @Test
  void everyToolHasSchemasTitleAndAllHints() {
    assertThat(client.list("tools/list", "tools")).allSatisfy(tool -> {
      assertThat(tool.members()).containsKeys("title", "description", "inputSchema", "outputSchema", "annotations");
      assertThat(tool.object("annotations").orElseThrow().members())
          .containsKeys("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");
    });
  }

  @Test
  void thePromptIsServedAsPromptAndAsTool() {
    assertThat(names(client.list("prompts/list", "prompts"))).contains("dynamodb_architect");

    JsonObject prompt =
        client.result("prompts/get", JsonObject.builder().put("name", "dynamodb_architect").build());
    String text = client.call(PROMPT_TOOL, JsonObject.EMPTY).text();

    assertThat(text).startsWith("#");
    assertThat(prompt.toJson()).contains(Json.of(text).toJson());
  }

  @Test
  void everyListedResourceCanBeRead() {
    List<JsonObject> resources = client.list("resources/list", "resources");

    assertThat(resources).extracting(resource -> resource.string("uri").orElseThrow()).contains("dynamodb://limits");
    assertThat(resources).allSatisfy(resource -> {
      JsonObject uri = JsonObject.builder().put("uri", resource.string("uri").orElseThrow()).build();
      assertThat(client.result("resources/read", uri).get("contents")).isPresent();
    });
  }

  @Test
  void thePromptsTextsHaveAResourceTemplate() {
    assertThat(client.list("resources/templates/list", "resourceTemplates"))
        .extracting(template -> template.string("uriTemplate").orElseThrow())
        .contains("prompt://dynamodb_architect/{release}");
  }

  /** The tools that came with a release, whatever their group. */
  private static List<String> toolsOf(String release) throws IOException {
    JsonObject catalog = JsonReader.read(Files.readString(CATALOG)).asObject().orElseThrow();
    return ((JsonArray) catalog.get("tools").orElseThrow()).items().stream()
        .map(tool -> tool.asObject().orElseThrow())
        .filter(tool -> tool.string("since").equals(Optional.of(release)))
        .map(tool -> tool.string("name").orElseThrow())
        .toList();
  }

  private static List<String> names(List<JsonObject> items) {
    return items.stream().map(item -> item.string("name").orElseThrow()).toList();
  }
}
