package io.mcpspec.runtime.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.TestClient;
import org.junit.jupiter.api.Test;

class SubscriptionsTest {

  private static final String ALL = "{'notifications':{'toolsListChanged':true,'resourceSubscriptions':['x:y']}}";

  private final TestClient client = TestClient.connect().stateless("{}");

  @Test
  void agreesToNothingThatNeverChangesAndStaysOpen() {
    int id = client.request("subscriptions/listen", ALL);
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\","
        + "\"method\":\"notifications/subscriptions/acknowledged\",\"params\":{"
        + "\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":" + id + "},\"notifications\":{}}}");
    client.result("tools/list", "{}");
    assertThat(client.isSilent()).isTrue();
  }

  @Test
  void answersWhenTheServerEnds() throws InterruptedException {
    int id = client.request("subscriptions/listen", ALL);
    client.nextText();
    client.awaitAnswers();
    assertThat(client.nextText()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{"
        + "\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":" + id + ",")
        .contains("\"resultType\":\"complete\"");
  }

  @Test
  void endsInSilenceWhenTheClientWantsNoMore() throws InterruptedException {
    int id = client.request("subscriptions/listen", ALL);
    client.nextText();
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}");
    client.awaitAnswers();
    assertThat(client.isSilent()).isTrue();
  }

  @Test
  void wantsAFilter() {
    assertThat(client.error("subscriptions/listen", "{}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"notifications: expected an object, got nothing\"}");
    assertThat(client.error("subscriptions/listen", "{'notifications':[]}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"notifications: expected an object, got an array\"}");
  }

  @Test
  void refusesAnIdThatIsInUse() {
    int id = client.request("subscriptions/listen", ALL);
    client.nextText();
    client.send("{'jsonrpc':'2.0','id':" + id + ",'method':'subscriptions/listen','params':{'notifications':{},"
        + "'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
        + "'io.modelcontextprotocol/clientCapabilities':{}}}}");
    assertThat(client.nextText()).contains("id " + id + " is that of a subscription which is still open");
  }
}
