package io.mcpspec.runtime.intercept;

import static io.mcpspec.runtime.fixture.FixtureServer.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.tool.ToolException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class InterceptorTest {

  private final List<String> seen = new CopyOnWriteArrayList<>();

  @Test
  void wrapsEveryKindOfCallInOrder() {
    TestClient client = client(noting("outer"), noting("inner"));
    client.tool("echo", "{}");
    client.tool("design", "{'style':'x'}");
    client.result("prompts/get", "{'name':'greeting','arguments':{'who':'Ada'}}");
    client.result("resources/read", "{'uri':'fixture://limits'}");
    client.result("completion/complete",
        "{'ref':{'type':'ref/prompt','name':'architect'},'argument':{'name':'release','value':''}}");
    assertThat(seen).containsExactly(
        "outer TOOL echo", "inner TOOL echo",
        "outer TOOL design", "inner TOOL design",
        "outer PROMPT greeting", "inner PROMPT greeting",
        "outer RESOURCE fixture://limits", "inner RESOURCE fixture://limits",
        "outer COMPLETION prompt:architect", "inner COMPLETION prompt:architect");
  }

  @Test
  void mayRefuseACall() {
    TestClient client = client((call, next) -> {
      throw new ToolException("not on Sundays");
    });
    JsonObject result = client.tool("echo", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).isEqualTo("not on Sundays");
    assertThat(client.error("resources/read", "{'uri':'fixture://limits'}").toJson())
        .isEqualTo("{\"code\":-32603,\"message\":\"not on Sundays\"}");
  }

  @Test
  void mayAnswerWithAnErrorOfTheProtocol() {
    TestClient client = client((call, next) -> {
      throw new RpcException(-32050, "try another server");
    });
    assertThat(client.error("tools/call", "{'name':'echo'}").toJson())
        .isEqualTo("{\"code\":-32050,\"message\":\"try another server\"}");
  }

  private Interceptor noting(String name) {
    return (call, next) -> {
      seen.add(name + " " + call.kind() + " " + call.target());
      return next.proceed(call);
    };
  }

  private static TestClient client(Interceptor... interceptors) {
    FixtureServer definition = new FixtureServer() {
      @Override
      public List<Interceptor> interceptors() {
        return List.of(interceptors);
      }
    };
    return new TestClient(definition, ServerOptions.DEFAULT);
  }
}
