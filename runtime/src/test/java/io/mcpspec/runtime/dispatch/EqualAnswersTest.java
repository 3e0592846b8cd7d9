package io.mcpspec.runtime.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.HandledFixture;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.fixture.TestProtocol;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.surface.ListKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The two ways to an answer give the same one: data at once, and a handler on a thread of its own through the session
 * of the SDK. One server answers by data alone and cannot call a handler; the other has a handler for all of it.
 */
@Timeout(120)
class EqualAnswersTest {

  /** What only the two caching hints of a resource may tell apart: data is the same for everybody, for a while. */
  private static final String COMPILED = "\"ttlMs\":300000,\"cacheScope\":\"public\"";
  private static final String LIVE = "\"ttlMs\":0,\"cacheScope\":\"private\"";

  private static final List<String> ANSWERED_BY_DATA = List.of(
      "tools/call {'name':'design','arguments':{'style':'brief','domain':'shops'}}",
      "tools/call {'name':'design','arguments':{'style':'é😀','release':'1.0.5'}}",
      "tools/call {'name':'design','arguments':{'style':'x','section':'figures'}}",
      "tools/call {'name':'design','arguments':{'style':'x','section':'figure'}}",
      "tools/call {'name':'design','arguments':{'style':'x','release':'0.1'}}",
      "tools/call {'name':'design','arguments':{'stlye':1}}",
      "tools/call {'name':'design','arguments':{'style':'x'},'_meta':{'progressToken':'p'}}",
      "tools/call {'name':'design'}",
      "prompts/get {'name':'architect','arguments':{'style':'brief','domain':'shops'}}",
      "prompts/get {'name':'architect','arguments':{'style':'brief','release':'1.0.5'}}",
      "prompts/get {'name':'architect','arguments':{'style':'brief','release':'9'}}",
      "resources/read {'uri':'fixture://limits'}",
      "resources/read {'uri':'fixture://logo'}",
      "resources/read {'uri':'fixture://layout'}",
      "resources/read {'uri':'fixture://figures'}",
      "resources/read {'uri':'prompt://architect/1.0.5'}",
      "resources/read {'uri':'prompt://architect/1.0.8/figures'}",
      "resources/read {'uri':'prompt://architect/1.0.8/none'}",
      "resources/read {'uri':'prompt://architect/7'}",
      "completion/complete " + release("1.0"),
      "completion/complete " + release("2"));

  private static final List<String> ANSWERED_BEFORE = List.of(
      "tools/list {}", "prompts/list {}", "resources/list {}", "resources/templates/list {}",
      "tools/list {'cursor':'x'}", "tools/list {'cursor':1}",
      "tools/call {'name':'none'}", "tools/call {}", "tools/call {'name':'design','arguments':[]}",
      "tools/call {'name':'design','_meta':{'progressToken':{}}}",
      "prompts/get {'name':'architect'}", "prompts/get {'name':'architect','arguments':{'style':1}}",
      "prompts/get {'name':'none'}", "resources/read {}", "resources/read {'uri':'other://x'}",
      "completion/complete {'ref':{'type':'ref/prompt','name':'none'},'argument':{'name':'a','value':''}}",
      "completion/complete {'ref':{}}", "completion/complete {'ref':{'type':'ref/other'}}",
      "initialize {'protocolVersion':'2025-06-18','capabilities':{}}", "initialize {}", "ping {}",
      "logging/setLevel {'level':'error'}", "logging/setLevel {'level':'loud'}",
      "server/discover {}", "subscriptions/listen {'notifications':{}}", "subscriptions/listen {}",
      "tasks/list {}", "resources/subscribe {'uri':'fixture://limits'}");

  private final Queue<String> handled = new ConcurrentLinkedQueue<>();
  private final TestClient byData = new TestClient(new McpServer(FixtureServer.FILES, FixtureServer.manifest(),
      new FixtureServer(), ServerOptions.DEFAULT, (id, out) -> {
        throw new AssertionError("data was to answer, and a handler was called");
      }));
  private final TestClient byHandlers = new TestClient(new McpServer(FixtureServer.FILES,
      HandledFixture.handledManifest(), new HandledFixture() {
        @Override
        public List<Interceptor> interceptors() {
          return List.of((call, next) -> {
            if (!call.compiled()) {
              handled.add(call.kind() + " " + call.target());
            }
            return next.proceed(call);
          });
        }
      }, ServerOptions.DEFAULT, new SdkSessions()));

  @ParameterizedTest
  @EnumSource
  void bothWaysGiveEqualAnswers(TestProtocol exchange) {
    List<String> different = new ArrayList<>();
    exchange.speak(byData, "{}");
    exchange.speak(byHandlers, "{}");
    Stream.concat(ANSWERED_BY_DATA.stream(), ANSWERED_BEFORE.stream()).forEach(request -> {
      String data = answer(byData, request);
      String handlers = answer(byHandlers, request);
      boolean cached = request.startsWith("resources/read");
      if (!handlers.equals(cached ? data.replace(COMPILED, LIVE) : data)) {
        different.add(request + "\n  " + data + "\n  " + handlers);
      }
    });
    assertThat(different).isEmpty();
    assertThat(byData.isSilent() && byHandlers.isSilent()).isTrue();
    assertThat(handled).as("calls that came to a handler").hasSameSizeAs(ANSWERED_BY_DATA);
  }

  @Test
  void noKindOfRequestIsForgotten() {
    Set<String> asked = Stream.concat(ANSWERED_BY_DATA.stream(), ANSWERED_BEFORE.stream())
        .map(request -> request.substring(0, request.indexOf(' ')))
        .collect(Collectors.toSet());
    assertThat(asked).containsAll(Stream.of(CallKind.values()).map(CallKind::method).toList());
    assertThat(asked.stream().flatMap(method -> ListKind.ofMethod(method).stream()))
        .containsExactlyInAnyOrder(ListKind.values());
  }

  private static String release(String typed) {
    return "{'ref':{'type':'ref/prompt','name':'architect'},'argument':{'name':'release','value':'" + typed + "'}}";
  }

  private static String answer(TestClient client, String request) {
    int space = request.indexOf(' ');
    client.request(request.substring(0, space), request.substring(space + 1));
    JsonObject answer = client.next();
    return answer.toJson();
  }
}
