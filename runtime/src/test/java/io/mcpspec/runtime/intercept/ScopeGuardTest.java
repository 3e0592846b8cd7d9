package io.mcpspec.runtime.intercept;

import static io.mcpspec.runtime.fixture.FixtureServer.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.fixture.TestScope;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.server.ResourceLimit;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScopeGuardTest {

  private static final NamePatterns ALLOWED = new NamePatterns(List.of("Orders"));

  private final TestScope scope = TestScope.tables("echo");

  @Test
  void tellsTheServerOnceBeforeAnyCall() {
    client();
    assertThat(scope.limits()).containsExactly(ALLOWED);
  }

  @Test
  void letsToolsThatKeepToTheTablesAndDataThrough() {
    TestClient client = client();
    assertThat(client.tool("echo", "{}").isTrue("isError")).isFalse();
    assertThat(client.tool("design", "{'style':'x'}").isTrue("isError")).isFalse();
    assertThat(client.result("resources/read", "{'uri':'fixture://limits'}").items("contents")).isNotEmpty();
  }

  @Test
  void refusesWhateverOtherCodeAnswers() {
    TestClient client = client();
    JsonObject result = client.tool("count", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).startsWith("`count` is refused: this server may touch the tables `Orders` only, and");
    assertThat(text(client.tool("greet", "{'who':'Ada'}"))).startsWith("`greet` is refused");
    assertThat(client.error("prompts/get", "{'name':'greeting','arguments':{'who':'Ada'}}").toJson())
        .contains("`greeting` is refused");
    assertThat(client.error("resources/read", "{'uri':'fixture://tables/Secret'}").toJson()).contains("is refused");
    assertThat(client.error("completion/complete", "{'ref':{'type':'ref/resource','uri':'fixture://tables/{name}'},"
        + "'argument':{'name':'name','value':''}}").toJson()).contains("is refused");
  }

  @Test
  void aServerOfWhichNothingKeepsToTheTablesDoesNotStart() {
    assertThatThrownBy(() -> new TestClient(new FixtureServer(), limited(TestScope.tables())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("so it does not start with `Orders` as the only tables");
  }

  private TestClient client() {
    return new TestClient(new FixtureServer(), limited(scope));
  }

  private static ServerOptions limited(TestScope scope) {
    ServerOptions all = ServerOptions.DEFAULT;
    return new ServerOptions(
        false, all.groups(), all.tools(), List.of(new ResourceLimit(scope, ALLOWED)), all.release(), all.limits());
  }
}
