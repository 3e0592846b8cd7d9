package io.mcpspec.runtime.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the SDK's own transport does wrong, row by row, with clients of both protocols. {@code ServerProcessTest} covers
 * what others write to standard output, since that needs a process.
 */
@Timeout(60)
class StdioTableTest {

  private static final String META = "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
      + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  /** How a client of each protocol begins, and asks. */
  private enum Client {
    HANDSHAKE("initialize", "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}}", ""),
    STATELESS("server/discover", "{\"_meta\":" + META + "}", "\"_meta\":" + META + ",");

    private final String opening;
    private final String meta;

    Client(String method, String params, String meta) {
      this.opening = "{\"jsonrpc\":\"2.0\",\"id\":\"open\",\"method\":\"" + method + "\",\"params\":" + params + "}\n";
      this.meta = meta;
    }

    String request(int id, String method, String params) {
      return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + meta + params
          + "}}\n";
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMalformedLineABlankLineAndABatchAreAnsweredAndTheServerGoesOn(Client client) throws Exception {
    List<String> answers = run(client.opening + "{oops\n\n[]\n" + echo(client));
    assertThat(answers).hasSize(4);
    assertThat(answers.get(1)).startsWith("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,");
    assertThat(answers.get(2)).startsWith("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,");
    assertThat(answers.get(3)).contains("\"id\":1,\"result\":");
  }

  @ParameterizedTest
  @EnumSource
  void aLineOfMoreThan16MebibytesIsRefusedAndTheServerGoesOn(Client client) throws Exception {
    String huge = client.request(9, "tools/call", "\"name\":\"echo\",\"arguments\":{\"x\":\"" + "a".repeat(16 << 20)
        + "\"}");
    List<String> answers = run(client.opening + huge + echo(client));
    assertThat(answers).hasSize(3);
    assertThat(answers.get(1)).contains("\"id\":null", "message of more than 16 MiB; send less at a time");
    assertThat(answers.get(2)).contains("\"id\":1,\"result\":");
  }

  @Test
  void aPingBeforeInitializeIsAnswered() throws Exception {
    assertThat(run("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"))
        .containsExactly("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
  }

  @Test
  void aStatelessClientNeedsNoOpening() throws Exception {
    assertThat(run(echo(Client.STATELESS))).singleElement().asString().contains("\"id\":1,\"result\":");
  }

  @ParameterizedTest
  @EnumSource
  void everyRequestPipedBeforeTheEndOfInputIsAnswered(Client client) throws Exception {
    StringBuilder requests = new StringBuilder(client.opening);
    IntStream.range(0, 100).forEach(id -> requests.append(client.request(id, "tools/call", "\"name\":\"echo\"")));
    assertThat(run(requests.toString())).hasSize(101).allMatch(line -> line.contains("\"result\":"));
  }

  @Test
  void anOpenSubscriptionEndsWithTheInput() throws Exception {
    List<String> answers = run(Client.STATELESS.request(1, "subscriptions/listen", "\"notifications\":{}"));
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0)).contains("notifications/subscriptions/acknowledged");
    assertThat(answers.get(1)).contains("\"id\":1,\"result\":", "\"resultType\":\"complete\"");
  }

  @ParameterizedTest
  @EnumSource
  void argumentsThatAreNoObjectAreNamed(Client client) throws Exception {
    assertThat(run(client.opening + client.request(1, "tools/call", "\"name\":\"echo\",\"arguments\":[1]")).get(1))
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,"
            + "\"message\":\"arguments: expected an object, got an array\"}}");
  }

  @ParameterizedTest
  @EnumSource
  void aHandlersExceptionIsAResultForTheModelWithoutItsDetails(Client client) throws Exception {
    assertThat(run(client.opening + client.request(1, "tools/call", "\"name\":\"crash\"")).get(1))
        .contains("\"isError\":true", "failed inside the server", "under reference")
        .doesNotContain("hunter2", "Exception");
  }

  @ParameterizedTest
  @EnumSource
  void aRequiredArgumentOfAPromptThatIsMissingIsNamed(Client client) throws Exception {
    assertThat(run(client.opening + client.request(1, "prompts/get", "\"name\":\"architect\"")).get(1))
        .contains("\"code\":-32602", "prompt `architect`: style: expected a string, got nothing");
  }

  @ParameterizedTest
  @EnumSource
  void aCancelledCallIsStoppedWhileItRuns(Client client) throws Exception {
    FixtureServer fixture = new FixtureServer();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PipedOutputStream in = new PipedOutputStream();
    StdioTransport transport = new StdioTransport(server(fixture), new PipedInputStream(in), out);
    CompletableFuture<Void> end = CompletableFuture.runAsync(() -> serve(transport));

    send(in, client.opening + client.request(1, "tools/call", "\"name\":\"slow\""));
    assertThat(fixture.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
    send(in, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n");
    assertThat(fixture.slowStopped.await(20, TimeUnit.SECONDS)).as("the handler was told to stop").isTrue();
    send(in, echo(client).replace("\"id\":1", "\"id\":2"));
    in.close();
    end.get(20, TimeUnit.SECONDS);

    assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"id\":2,").doesNotContain("\"id\":1,");
  }

  private static String echo(Client client) {
    return client.request(1, "tools/call", "\"name\":\"echo\"");
  }

  private static void send(PipedOutputStream in, String text) throws Exception {
    in.write(text.getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  private static void serve(StdioTransport transport) {
    try {
      transport.run();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> run(String input) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new StdioTransport(
        server(new FixtureServer()), new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out).run();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static McpServer server(FixtureServer fixture) {
    return new McpServer(
        FixtureServer.FILES, FixtureServer.manifest(), fixture, ServerOptions.DEFAULT, new SdkSessions());
  }
}
