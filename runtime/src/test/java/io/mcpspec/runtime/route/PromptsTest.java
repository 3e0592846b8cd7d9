package io.mcpspec.runtime.route;

import static io.mcpspec.runtime.fixture.FixtureServer.text;
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

class PromptsTest {

  private final TestClient client = TestClient.connect();

  @Test
  void fillsPlacesAndKeepsOtherBlocks() {
    JsonObject result =
        client.result("prompts/get", "{'name':'architect','arguments':{'style':'brief','domain':'shops'}}");
    assertThat(result.toJson()).isEqualTo("{\"description\":\"Designs a model.\",\"messages\":["
        + "{\"role\":\"user\",\"content\":{\"type\":\"text\","
        + "\"text\":\"# Architect 1.0.8\\n\\nStyle: brief\\n\\nDomain: shops\\n\"}},"
        + "{\"role\":\"assistant\",\"content\":{\"type\":\"image\",\"data\":\"AA==\",\"mimeType\":\"image/png\"}}]}");
  }

  @ParameterizedTest
  @CsvSource(value = {"{'style':'x'}", "{'style':'x','domain':''}"}, delimiter = '|', quoteCharacter = '\u0001')
  void leavesOutWhatDependsOnAnArgumentThatIsNotGiven(String arguments) {
    assertThat(client.result("prompts/get", "{'name':'architect','arguments':" + arguments + "}").toJson())
        .contains("Style: x\\n\"");
  }

  @Test
  void scansNoValueAgain() {
    String value = "@{arg.domain} {\\\"arg\\\":1} $1";
    assertThat(client.result("prompts/get", "{'name':'architect','arguments':{'style':'" + value + "'}}").toJson())
        .contains("Style: " + value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "{'name':'architect'} | prompt `architect`: style: expected a string, got nothing",
    "{'name':'architect','arguments':{'style':1}} | prompt `architect`: style: expected a string, got a number",
    "{'name':'architect','arguments':{'style':'x','domian':'y'}} "
        + "| prompt `architect`: domian: unknown argument; did you mean `domain`?",
    "{'name':'architect','arguments':'x'} | arguments: expected an object, got a string",
    "{'name':'architekt'} | unknown prompt `architekt`; did you mean `architect`?",
    "{'name':'greeting'} | prompt `greeting`: who: expected a string, got nothing",
  })
  void saysWhatIsWrongWithTheParameters(String params, String message) {
    assertThat(client.error("prompts/get", params).toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"" + message + "\"}");
  }

  @Test
  void servesTheReleaseThatWasAskedFor() {
    assertThat(client.result("prompts/get", "{'name':'architect','arguments':{'style':'x','release':'1.0.5'}}")
        .toJson())
        .contains("# Architect 1.0.5");
    assertThat(client.error("prompts/get", "{'name':'architect','arguments':{'style':'x','release':'1.0.6'}}").toJson())
        .contains("release: expected one of `1.0.5`, `1.0.8`, got `1.0.6`");
  }

  @Test
  void servesTheReleaseThatTheServerWasStartedWith() {
    TestClient old = new TestClient(new FixtureServer(),
        new ServerOptions(false, List.of(), List.of(), List.of(), Optional.of("1.0.5"), CallLimits.DEFAULT));
    assertThat(text(old.tool("design", "{'style':'x'}"))).startsWith("# Architect 1.0.5");
  }

  @Test
  void handsOutThePromptAsATool() {
    JsonObject result = client.tool("design", "{'style':'x'}");
    assertThat(text(result)).isEqualTo("# Architect 1.0.8\n\nStyle: x\n");
    assertThat(result.object("structuredContent").orElseThrow().toJson())
        .isEqualTo("{\"release\":\"1.0.8\",\"text\":\"# Architect 1.0.8\\n\\nStyle: x\\n\"}");
  }

  @Test
  void handsOutOneSection() {
    JsonObject result = client.tool("design", "{'style':'x','section':'figures'}");
    assertThat(text(result)).isEqualTo("## Figures\n\n400KB");
    assertThat(result.object("structuredContent").flatMap(structured -> structured.string("section")))
        .contains("figures");
  }

  @Test
  void tellsTheModelWhatIsWrongWithAPromptToolsArguments() {
    JsonObject wrong = client.tool("design", "{'sektion':'role','domain':5}");
    assertThat(wrong.isTrue("isError")).isTrue();
    assertThat(text(wrong)).isEqualTo("3 arguments are wrong:\n"
        + "- sektion: unknown argument; did you mean `section`?\n"
        + "- domain: expected a string, got a number\n"
        + "- style: expected a string, got nothing");
    assertThat(text(client.tool("design", "{'style':'x','section':'figure'}"))).isEqualTo(
        "1 argument is wrong:\n- section: expected one of `role`, `layout`, `figures`, got `figure`; "
            + "did you mean `figures`?");
    assertThat(text(client.tool("design", "{'style':'x','release':'9'}"))).isEqualTo(
        "1 argument is wrong:\n- release: expected one of `1.0.5`, `1.0.8`, got `9`");
  }

  @Test
  void asksAHandlerWhereTheSpecHoldsNoText() {
    assertThat(client.result("prompts/get", "{'name':'greeting','arguments':{'who':'Ada'}}").toJson()).isEqualTo(
        "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"Greet Ada.\"}}]}");
    assertThat(text(client.tool("greet", "{'who':'Ada'}"))).isEqualTo("Greet Ada.");
  }
}
