package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The architect prompt on each of the three ways to it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectIT {

  private static final String PROMPT = "dynamodb_architect";
  private static final String TOOL = "dynamodb_data_modeling";
  private static final String URI = "prompt://dynamodb_architect";

  private McpClient client;

  @BeforeAll
  void start() {
    client = McpClient.open(Launch.packaged());
  }

  @AfterAll
  void stop() {
    client.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0.5", "1.0.8", "1.1.0"})
  void givesTheSameTextOnEveryWay(String release) {
    String text = prompt(object("release", release));
    ToolAnswer tool = client.call(TOOL, object("release", release));

    assertThat(text).startsWith("# DynamoDB data architect\n").contains("\n```markdown\n");
    assertThat(tool.text()).isEqualTo(text);
    assertThat(tool.structured().string("text")).contains(text);
    assertThat(tool.structured().string("release")).contains(release);
    assertThat(read(client, URI + "/" + release)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"1.0.5,requirement", "1.0.8,model-template", "1.1.0,peak-load", "1.1.0,situations"})
  void givesASectionWithAllBelowItAsItStandsInTheText(String release, String section) {
    String part = read(client, URI + "/" + release + "/" + section);
    JsonObject both = JsonObject.builder().put("release", release).put("section", section).build();

    assertThat(prompt(object("release", release))).contains("\n\n" + part + "\n\n");
    assertThat(client.call(TOOL, both).text()).isEqualTo(part);
    assertThat(client.call(TOOL, both).structured().string("section")).contains(section);
  }

  @Test
  void servesTheTemplatesOfTheReleaseThatItWasStartedWith() {
    try (McpClient draft = McpClient.open(Launch.packaged("--release", "1.1.0"))) {
      String template = "dynamodb://templates/dynamodb_data_model.md";
      String fenced = read(draft, URI + "/1.1.0/model-template");

      assertThat("```markdown\n" + read(draft, template) + "\n```").isEqualTo(fenced);
      assertThat("```markdown\n" + read(client, template) + "\n```")
          .isEqualTo(read(client, URI + "/1.0.8/model-template")).isNotEqualTo(fenced);
      assertThat(read(draft, "dynamodb://templates/dynamodb_requirement.md"))
          .startsWith("# Requirements\n");
    }
  }

  @Test
  void indexesWhatThereIs() {
    assertThat(read(client, URI)).contains(URI + "/1.0.5\n", URI + "/1.1.0/ID\n", "  - `requirement` Working file");
  }

  @Test
  void completesReleasesSectionsAndDomains() {
    JsonObject prompt = JsonObject.builder().put("type", "ref/prompt").put("name", PROMPT).build();
    JsonObject template =
        JsonObject.builder().put("type", "ref/resource").put("uri", URI + "/{release}/{section}").build();

    assertThat(completed(prompt, "release", "1.0")).containsExactly("1.0.5", "1.0.8");
    assertThat(completed(prompt, "domain", "online")).containsExactly("online shop");
    assertThat(completed(template, "release", "")).containsExactly("1.0.5", "1.0.8", "1.1.0");
    assertThat(completed(template, "section", "situ")).containsExactly("situations");
  }

  @Test
  void namesTheKnownOnesWhenAReleaseOrSectionIsUnknown() {
    JsonObject wrong = JsonObject.builder().put("release", "1.0.8").put("section", "conversatoin").build();

    assertThat(client.call(TOOL, object("release", "2")).text()).contains("`1.0.5`, `1.0.8`, `1.1.0`");
    assertThat(client.call(TOOL, wrong).text()).contains("`role`", "did you mean `conversation`");
    assertThat(error("resources/read", object("uri", URI + "/2"))).contains("`1.0.5`, `1.0.8`, `1.1.0`");
    assertThat(error("resources/read", object("uri", URI + "/1.0.8/conversatoin")))
        .contains("`role`", "did you mean `conversation`");
    assertThat(error("prompts/get", JsonObject.builder().put("name", PROMPT).put("arguments", object("release", "2"))
        .build())).contains("`1.0.5`, `1.0.8`, `1.1.0`");
  }

  private String prompt(JsonObject arguments) {
    JsonObject result =
        client.result("prompts/get", JsonObject.builder().put("name", PROMPT).put("arguments", arguments).build());
    return first(result, "messages").object("content").flatMap(content -> content.string("text")).orElseThrow();
  }

  private static String read(McpClient from, String uri) {
    return first(from.result("resources/read", object("uri", uri)), "contents").string("text").orElseThrow();
  }

  private List<String> completed(JsonObject ref, String argument, String typed) {
    JsonObject asked = JsonObject.builder().put("name", argument).put("value", typed).build();
    JsonObject result = client.result(
        "completion/complete", JsonObject.builder().put("ref", ref).put("argument", asked).build());
    return result.object("completion").orElseThrow().items("values").stream()
        .map(value -> value.asString().orElseThrow()).toList();
  }

  private String error(String method, JsonObject params) {
    return client.request(method, params).object("error").flatMap(error -> error.string("message")).orElseThrow();
  }

  private static JsonObject first(JsonObject result, String list) {
    List<Json> items = result.items(list);
    assertThat(items).hasSize(1);
    return items.get(0).asObject().orElseThrow();
  }

  private static JsonObject object(String name, String value) {
    return JsonObject.builder().put(name, value).build();
  }
}
