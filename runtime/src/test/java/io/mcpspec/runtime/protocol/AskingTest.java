package io.mcpspec.runtime.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.completion.CompletionEntry;
import io.mcpspec.runtime.completion.CompletionResult;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptEntry;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Handlers that ask a client which takes no requests: it answers by making the call again. */
@Timeout(60)
class AskingTest {

  private static final String ALL = "{'elicitation':{},'sampling':{},'roots':{}}";

  private final AtomicInteger written = new AtomicInteger();
  private final TestClient client = new TestClient(new Asking(), ServerOptions.DEFAULT).stateless(ALL);

  @Test
  void endsTheCallWithTheQuestionAndGoesOnWithTheAnswer() {
    JsonObject round = client.tool("ask", "{'message':'sure?'}");
    assertThat(round.string("resultType")).contains("input_required");
    assertThat(round.get("inputRequests").map(Json::toJson)).contains("{\"elicitation\":"
        + "{\"method\":\"elicitation/create\",\"params\":{\"message\":\"sure?\"}}}");
    assertThat(round.get("content")).isEmpty();

    JsonObject result = again(round, "ask", "{'elicitation':{'action':'accept','content':{'yes':true}}}");
    assertThat(result.string("resultType")).contains("complete");
    assertThat(result.get("structuredContent").map(Json::toJson))
        .contains("{\"action\":\"accept\",\"content\":{\"yes\":true}}");
  }

  @Test
  void takesAnswersWithoutAStateAndIgnoresOthers() {
    JsonObject result = client.result("tools/call",
        "{'name':'ask','inputResponses':{'other':{},'elicitation':{'action':'decline'}}}");
    assertThat(result.get("structuredContent").map(Json::toJson)).contains("{\"action\":\"decline\"}");
  }

  @Test
  void asksAgainForWhatIsMissing() {
    JsonObject round = client.tool("survey", "{}");
    assertThat(keys(round)).containsExactly("name", "greeting", "places");
    JsonObject next = again(round, "survey", "{'name':{'action':'accept'},'places':{'roots':[]}}");
    assertThat(keys(next)).containsExactly("greeting");
    JsonObject result = again(next, "survey", "{'greeting':{'role':'assistant'}}");
    assertThat(FixtureServer.text(result))
        .isEqualTo("[{\"action\":\"accept\"}, {\"role\":\"assistant\"}, {\"roots\":[]}]");
  }

  @Test
  void carriesTheAnswersOfEarlierRounds() {
    JsonObject first = client.tool("twice", "{}");
    assertThat(keys(first)).containsExactly("elicitation");
    JsonObject second = again(first, "twice", "{'elicitation':{'n':1}}");
    assertThat(keys(second)).containsExactly("elicitation-2");
    assertThat(second.string("requestState")).isNotEqualTo(first.string("requestState"));
    JsonObject result = again(second, "twice", "{'elicitation-2':{'n':2}}");
    assertThat(FixtureServer.text(result)).isEqualTo("{\"n\":1} {\"n\":2}");
  }

  @Test
  void refusesAStateThatItDidNotGiveForThisCall() {
    JsonObject round = client.tool("ask", "{}");
    String state = round.string("requestState").orElseThrow();
    String expected = "requestState: not one that this server gave to this caller for this call within the last 60"
        + " minutes; make the call again without `requestState` and `inputResponses`";
    for (String wrong : List.of(state + "-TAMPERED", "x" + state, "", "a.b", "%.%")) {
      assertThat(client.error("tools/call", "{'name':'ask','requestState':'" + wrong + "'}").toJson())
          .isEqualTo("{\"code\":-32602,\"message\":\"" + expected + "\"}");
    }
    assertThat(client.error("tools/call", "{'name':'twice','requestState':'" + state + "'}").string("message"))
        .contains(expected);
  }

  @Test
  void refusesAnswersThatAreNone() {
    assertThat(client.error("tools/call", "{'name':'ask','inputResponses':{'elicitation':12345}}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"inputResponses.elicitation: expected an object, got a number\"}");
    assertThat(client.error("tools/call", "{'name':'ask','inputResponses':[]}").toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"inputResponses: expected an object, got an array\"}");
  }

  @Test
  void asksWhatEachRequestDeclares() {
    TestClient sampling = new TestClient(new Asking(), ServerOptions.DEFAULT).stateless("{'sampling':{}}");
    assertThat(keys(sampling.tool("think", "{}"))).containsExactly("sampling");
    assertThat(sampling.error("tools/call", "{'name':'survey'}").toJson()).contains("\"code\":-32021");
  }

  @Test
  void asksForAPromptToo() {
    JsonObject round = client.result("prompts/get", "{'name':'greeting','arguments':{'who':'Ann'}}");
    assertThat(keys(round)).containsExactly("elicitation");
    JsonObject result = client.result("prompts/get", "{'name':'greeting','arguments':{'who':'Ann'},'requestState':'"
        + round.string("requestState").orElseThrow() + "','inputResponses':{'elicitation':{'a':1}}}");
    assertThat(result.toJson()).contains("Greet Ann with {\\\"a\\\":1}", "\"resultType\":\"complete\"");
  }

  @Test
  void doesNotAskOnceTheHandlerMayWrite() {
    JsonObject result = client.tool("hasty", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(FixtureServer.text(result)).startsWith("`hasty` failed inside the server");
    assertThat(written).hasValue(1);
  }

  @Test
  void neverAsksForACompletion() {
    assertThat(client.error("completion/complete", "{'ref':{'type':'ref/resource','uri':'fixture://tables/{name}'},"
        + "'argument':{'name':'name','value':''}}").toJson()).contains("\"code\":-32603");
  }

  private JsonObject again(JsonObject round, String tool, String responses) {
    return client.result("tools/call", "{'name':'" + tool + "','arguments':{},'inputResponses':" + responses
        + ",'requestState':'" + round.string("requestState").orElseThrow() + "'}");
  }

  private static List<String> keys(JsonObject round) {
    return List.copyOf(round.object("inputRequests").orElseThrow().members().keySet());
  }

  /** The fixture, and handlers that ask. */
  private final class Asking extends FixtureServer {

    @Override
    public List<ToolEntry> tools() {
      List<ToolEntry> tools = new ArrayList<>(super.tools());
      tools.add(new ToolEntry("survey", Optional.empty(), Effect.READ, AskingTest::survey));
      tools.add(new ToolEntry("twice", Optional.empty(), Effect.READ, (arguments, context) -> ToolResult.text(
          context.client().elicit(JsonObject.EMPTY).toJson() + " "
              + context.client().elicit(JsonObject.EMPTY).toJson())));
      tools.add(new ToolEntry("hasty", Optional.empty(), Effect.WRITE, (arguments, context) -> {
        context.permit();
        written.incrementAndGet();
        return ToolResult.structured(context.client().elicit(JsonObject.EMPTY));
      }));
      return tools;
    }

    @Override
    public List<PromptEntry> prompts() {
      return List.of(new PromptEntry("greeting", (arguments, context) -> PromptResult.of(PromptMessage.user("Greet "
          + arguments.string("who").orElseThrow() + " with " + context.client().elicit(JsonObject.EMPTY).toJson()))));
    }

    @Override
    public List<CompletionEntry> completions() {
      return List.of(new CompletionEntry("resource:fixture://tables/{name}", "name", AskingTest::complete));
    }
  }

  private static CompletionResult complete(String value, Map<String, String> others, ReadContext context) {
    return new CompletionResult(List.of(context.client().roots().toJson()));
  }

  /** A handler that takes the end of its call for any other exception: what it returns is not sent. */
  private static ToolResult survey(JsonObject arguments, WriteContext context) {
    try {
      return ToolResult.text(context.client().ask(List.of(
          Question.elicitation("name", JsonObject.EMPTY),
          Question.sampling("greeting", JsonObject.EMPTY),
          Question.roots("places"))).toString());
    } catch (CancellationException swallowed) {
      return ToolResult.text("went on without an answer");
    }
  }
}
