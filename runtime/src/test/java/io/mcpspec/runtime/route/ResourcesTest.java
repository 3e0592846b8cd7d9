package io.mcpspec.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResourcesTest {

  private final TestClient client = TestClient.connect();

  @Test
  void servesFiles() {
    assertThat(read("fixture://limits")).isEqualTo("{\"contents\":[{\"uri\":\"fixture://limits\","
        + "\"mimeType\":\"text/markdown\",\"text\":\"# Limits\\n\\nAn item has at most 400KB. ✓\\n\"}]}");
    assertThat(read("fixture://logo")).isEqualTo(
        "{\"contents\":[{\"uri\":\"fixture://logo\",\"mimeType\":\"image/png\",\"blob\":\"AP8KDQ==\"}]}");
  }

  @Test
  void asksHandlers() {
    assertThat(read("fixture://clock")).contains("\"text\":\"noon\"");
    assertThat(read("fixture://tables/a%20b+c")).contains("\"text\":\"table a b+c\"");
  }

  @Test
  void servesPromptsByReleaseAndSection() {
    assertThat(read("prompt://architect/1.0.5")).contains("\"mimeType\":\"text/markdown\"", "# Architect 1.0.5");
    assertThat(read("prompt://architect/1.0.8/figures")).contains("\"text\":\"## Figures\\n\\n400KB\"");
  }

  @Test
  void servesASectionsContentAtTheServersRelease() {
    assertThat(read("fixture://layout")).isEqualTo("{\"contents\":[{\"uri\":\"fixture://layout\","
        + "\"mimeType\":\"text/markdown\",\"text\":\"# Layout\"}]}");
    assertThat(read("fixture://figures")).contains("\"text\":\"## Figures\\n\\n400KB\"");
    assertThat(read("prompt://architect/1.0.8/layout")).contains("\"text\":\"```markdown\\n# Layout\\n```\"");
  }

  @Test
  void saysWhenTheServersReleaseHasNoSuchSection() {
    TestClient older = new TestClient(new FixtureServer(),
        new ServerOptions(false, List.of(), List.of(), List.of(), Optional.of("1.0.5"), CallLimits.DEFAULT));

    assertThat(older.error("resources/read", "{'uri':'fixture://layout'}").string("message").orElseThrow())
        .startsWith("no resource `fixture://layout`: 1 argument is wrong:\n- section: expected one of ");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "fixture://limit | no resource `fixture://limit`; did you mean `fixture://limits`?",
    "other://x/y/z | no resource `other://x/y/z`",
    "fixture://tables/none | no table `none`",
    "prompt://architect/2 | no resource `prompt://architect/2`: 1 argument is wrong:\\n"
        + "- release: expected one of `1.0.5`, `1.0.8`, got `2`",
  })
  void saysWhatThereIsNot(String uri, String message) {
    JsonObject error = client.error("resources/read", "{'uri':'" + uri + "'}");
    assertThat(error.toJson()).isEqualTo(
        "{\"code\":-32002,\"message\":\"" + message + "\",\"data\":{\"uri\":\"" + uri + "\"}}");
  }

  @Test
  void completesFromFixedValues() {
    assertThat(complete("{'type':'ref/prompt','name':'architect'}", "release", "1.0.8"))
        .isEqualTo("{\"completion\":{\"values\":[\"1.0.8\"],\"total\":1,\"hasMore\":false}}");
    assertThat(complete("{'type':'ref/prompt','name':'architect'}", "domain", ""))
        .isEqualTo("{\"completion\":{\"values\":[],\"total\":0,\"hasMore\":false}}");
  }

  @Test
  void completesByHandlerWithinTheWiresLimit() {
    JsonObject result = client.result("completion/complete", "{'ref':{'type':'ref/resource',"
        + "'uri':'fixture://tables/{name}'},'argument':{'name':'name','value':'t'}}");
    JsonObject completion = result.object("completion").orElseThrow();
    assertThat(completion.items("values")).hasSize(100);
    assertThat(completion.toJson()).endsWith("\"total\":150,\"hasMore\":true}");
  }

  @Test
  void namesWhatACompletionCannotReferTo() {
    List<String> messages = List.of(
        refusal("{'type':'ref/prompt','name':'nobody'}"), refusal("{'type':'ref/tool'}"), refusal("{}"));
    assertThat(messages).containsExactly(
        "ref.name: unknown prompt `nobody`",
        "ref.type: expected `ref/prompt` or `ref/resource`, got `ref/tool`",
        "ref.type: expected a string, got nothing");
  }

  private String read(String uri) {
    return client.result("resources/read", "{'uri':'" + uri + "'}").toJson();
  }

  private String complete(String ref, String argument, String value) {
    return client.result("completion/complete",
        "{'ref':" + ref + ",'argument':{'name':'" + argument + "','value':'" + value + "'}}").toJson();
  }

  private String refusal(String ref) {
    return client.error("completion/complete", "{'ref':" + ref + ",'argument':{'name':'a','value':''}}")
        .string("message").orElseThrow();
  }
}
