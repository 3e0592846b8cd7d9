package io.mcpspec.runtime.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A server whose spec says {@code capabilities: [subscriptions]}. */
@Timeout(60)
class ResourceUpdatesTest {

  private static final String TOLD = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/resources/updated\",\"params\":{";

  private final McpServer server = new McpServer(
      FixtureServer.FILES, manifest(), new Changing(), ServerOptions.DEFAULT, new SdkSessions());
  private final TestClient changing = new TestClient(server);

  @Test
  void tellsAHandshakeClientUntilItUnsubscribes() {
    TestClient client = new TestClient(server).initialized("{}");
    assertThat(client.result("resources/subscribe", "{'uri':'fixture://clock'}")).isEqualTo(JsonObject.EMPTY);
    change("fixture://clock");
    assertThat(client.nextText()).isEqualTo(TOLD + "\"uri\":\"fixture://clock\"}}");
    change("fixture://other");
    assertThat(client.result("resources/unsubscribe", "{'uri':'fixture://clock'}")).isEqualTo(JsonObject.EMPTY);
    change("fixture://clock");
    assertThat(client.isSilent()).isTrue();
  }

  @Test
  void tellsAStatelessClientOnItsStreamUntilItCancels() {
    TestClient client = new TestClient(server).stateless("{}");
    int id = client.request("subscriptions/listen",
        "{'notifications':{'toolsListChanged':true,'resourceSubscriptions':['fixture://clock']}}");
    assertThat(client.nextText()).endsWith("\"notifications\":{\"resourceSubscriptions\":[\"fixture://clock\"]}}}");
    change("fixture://clock");
    assertThat(client.nextText()).isEqualTo(TOLD + "\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":" + id
        + "},\"uri\":\"fixture://clock\"}}");
    change("fixture://other");
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}");
    change("fixture://clock");
    assertThat(client.isSilent()).isTrue();
  }

  @Test
  void namesWhatIsWrongWithASubscription() {
    assertThat(changing.error("resources/subscribe", "{}").string("message"))
        .contains("uri: expected a string, got nothing");
    assertThat(new TestClient(server).stateless("{}")
        .error("subscriptions/listen", "{'notifications':{'resourceSubscriptions':[1]}}").string("message"))
        .contains("notifications.resourceSubscriptions: expected strings, got a number");
  }

  @Test
  void takesNoMoreThanAThousand() {
    for (int i = 0; i < 1000; i++) {
      changing.result("resources/subscribe", "{'uri':'x:" + i + "'}");
    }
    assertThat(changing.error("resources/subscribe", "{'uri':'x:1000'}").string("message"))
        .contains("uri: a client may subscribe to 1000 resources; unsubscribe from others first");
  }

  @Test
  void isNotServedUnlessTheSpecSaysSo() {
    assertThat(TestClient.connect().error("resources/subscribe", "{'uri':'x:y'}").string("message"))
        .contains("method `resources/subscribe` is not served");
  }

  private void change(String uri) {
    assertThat(changing.tool("change", "{'uri':'" + uri + "'}").isTrue("isError")).isFalse();
  }

  private static Manifest manifest() {
    return FixtureServer.manifest(
        Map.of("capabilities", FixtureServer.json("{'tools':{},'resources':{'subscribe':true}}")));
  }

  /** A tool that changes a resource. */
  private static final class Changing extends FixtureServer {

    @Override
    public List<ToolEntry> tools() {
      ToolEntry change = new ToolEntry("change", Optional.empty(), Effect.WRITE, (arguments, context) -> {
        context.resourceChanged(arguments.string("uri").orElseThrow());
        return ToolResult.text("changed");
      });
      return Stream.concat(super.tools().stream(), Stream.of(change)).toList();
    }
  }
}
