package io.mcpspec.runtime.surface;

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

class SelectionTest {

  @Test
  void servesTheDefaultGroupsAndWhatHasNone() {
    assertThat(names(client(false, List.of(), List.of())))
        .contains("design", "echo", "erase", "slow")
        .doesNotContain("rarely");
  }

  @Test
  void servesTheGroupsThatWereAskedFor() {
    assertThat(names(client(false, List.of("extra"), List.of())))
        .contains("rarely", "echo")
        .doesNotContain("erase");
  }

  @Test
  void servesNamedToolsAlone() {
    assertThat(names(client(false, List.of(), List.of("rarely", "design")))).containsExactly("design", "rarely");
  }

  @Test
  void addsNamedToolsToGroups() {
    assertThat(names(client(false, List.of("basic"), List.of("rarely")))).contains("erase", "rarely");
  }

  @Test
  void hidesAndRefusesWhatChangesSomethingWhenReadOnly() {
    TestClient client = client(true, List.of(), List.of());
    assertThat(names(client)).contains("echo").doesNotContain("erase");
    JsonObject result = client.tool("erase", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).startsWith("`erase` changes data and this server is read-only, so nothing was done.");
    assertThat(client.tool("echo", "{}").isTrue("isError")).isFalse();
  }

  @Test
  void knowsTheToolsOfPromptsThatAreNotServed() {
    assertThat(client(false, List.of(), List.of("echo")).error("tools/call", "{'name':'design'}").string("message"))
        .contains("tool `design` is not among those that this server serves");
  }

  @Test
  void saysHowToHaveAToolThatIsNotServed() {
    assertThat(client(false, List.of(), List.of()).error("tools/call", "{'name':'rarely'}").string("message"))
        .contains("tool `rarely` is not among those that this server serves; "
            + "start the server with `--groups extra` to have it");
  }

  private static TestClient client(boolean readOnly, List<String> groups, List<String> tools) {
    return new TestClient(
        new FixtureServer(), new ServerOptions(
            readOnly, groups, tools, List.of(), Optional.empty(), CallLimits.DEFAULT));
  }

  private static List<String> names(TestClient client) {
    return client.result("tools/list", "{}").items("tools").stream()
        .map(tool -> tool.asObject().flatMap(item -> item.string("name")).orElseThrow())
        .toList();
  }
}
