package io.mcpspec.runtime.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The rows of the transport table: whatever the input holds, there is an answer, and the server goes on. */
@Timeout(60)
class StdioTransportTest {

  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n";
  private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

  @Test
  void answersAMalformedLineAndGoesOn() throws Exception {
    assertThat(run("{\"jsonrpc\": oops\n" + PING)).containsExactly(
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,"
            + "\"message\":\"not JSON: expected a JSON value, got `o` at line 1, column 13\"}}",
        PONG);
  }

  @Test
  void ignoresBlankLines() throws Exception {
    assertThat(run("\n  \n\r\n" + PING + "\n")).containsExactly(PONG);
  }

  @Test
  void refusesABatchAndGoesOn() throws Exception {
    assertThat(run("[" + PING.strip() + "]\n" + PING)).containsExactly(
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":\"expected a JSON-RPC object, "
            + "got an array; batches are not supported, send one message at a time\"}}",
        PONG);
  }

  @Test
  void refusesALineOfMoreThan16MebibytesAndGoesOn() throws Exception {
    String huge = "{\"x\":\"" + "a".repeat(16 << 20) + "\"}\n";
    assertThat(run(huge + PING)).containsExactly(
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,"
            + "\"message\":\"message of more than 16 MiB; send less at a time\"}}",
        PONG);
  }

  @Test
  void takesALineOfAlmost16Mebibytes() throws Exception {
    int size = (16 << 20) - 200;
    List<String> answers = run(call(1, "echo", "{\"x\":\"" + "a".repeat(size) + "\"}"));
    assertThat(answers.stream().map(String::length)).singleElement().matches(length -> length > 2 * size);
  }

  @Test
  void answersPingBeforeInitialize() throws Exception {
    assertThat(run(PING)).containsExactly(PONG);
  }

  @Test
  void writesEveryAnswerBeforeItEnds() throws Exception {
    StringBuilder requests = new StringBuilder();
    IntStream.range(0, 500).forEach(i -> requests.append(call(i, "echo", "{\"i\":" + i + "}")));
    List<Json> ids = run(requests.toString()).stream().map(line -> json(line).get("id").orElseThrow()).toList();
    assertThat(ids).containsExactlyInAnyOrderElementsOf(IntStream.range(0, 500).mapToObj(Json::of).toList());
  }

  @Test
  void answersALastLineWithoutAnEnd() throws Exception {
    assertThat(run(PING.strip())).containsExactly(PONG);
  }

  @Test
  void readsLinesThatEndInCrLfOrBeginWithAByteOrderMark() throws Exception {
    assertThat(run("\uFEFF" + PING.replace("\n", "\r\n") + PING.replace("\n", "\r\n"))).containsExactly(PONG, PONG);
  }

  @Test
  void refusesWhatIsNotUtf8AndGoesOn() throws Exception {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.write(new byte[] {'"', (byte) 0xe9, '"', '\n'});
    input.write(PING.getBytes(StandardCharsets.UTF_8));
    assertThat(run(input.toByteArray())).containsExactly(
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"message is not UTF-8\"}}", PONG);
  }

  @Test
  void keepsALineWholeWhateverTheHandlerReturns() throws Exception {
    List<String> answers = run(call(1, "echo", "{\"x\":\"a\\nb\\r\\u2028\\u0000é😀\\ud83d\"}"));
    assertThat(answers).hasSize(1);
    assertThat(answers.get(0)).contains("{\"x\":\"a\\nb\\r\u2028\\u0000é😀\\ud83d\"}");
  }

  @Test
  void answersOutOfOrderWhenALaterCallEndsFirst() throws Exception {
    List<String> answers = run(call(1, "slow", "{}")
        + call(2, "echo", "{}")
        + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n"
        + call(3, "echo", "{}"));
    assertThat(answers.stream().map(line -> json(line).get("id").orElseThrow()))
        .containsExactlyInAnyOrder(Json.of(2), Json.of(3));
  }

  @Test
  void endsQuietlyWhenTheClientNoLongerReads() throws Exception {
    OutputStream gone = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("broken pipe");
      }
    };
    ByteArrayInputStream in = new ByteArrayInputStream((PING + call(2, "echo", "{}")).getBytes(StandardCharsets.UTF_8));
    McpServer server = server();
    CountDownLatch told = new CountDownLatch(1);
    AtomicInteger times = new AtomicInteger();
    new StdioTransport(server, in, gone, () -> {
      times.incrementAndGet();
      told.countDown();
    }).run();
    assertThat(in.available()).isZero();
    assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(times).hasValue(1);
  }

  private static String call(int id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
        + "\",\"arguments\":" + arguments + "}}\n";
  }

  private static JsonObject json(String line) {
    return JsonReader.read(line).asObject().orElseThrow();
  }

  private static List<String> run(String input) throws Exception {
    return run(input.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> run(byte[] input) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new StdioTransport(server(), new ByteArrayInputStream(input), out).run();
    List<String> lines = new ArrayList<>(List.of(out.toString(StandardCharsets.UTF_8).split("\n", -1)));
    assertThat(lines.remove(lines.size() - 1)).as("after the last line's end").isEmpty();
    lines.removeIf(String::isEmpty);
    return lines;
  }

  private static McpServer server() {
    return new McpServer(
        FixtureServer.FILES, FixtureServer.manifest(), new FixtureServer(), ServerOptions.DEFAULT, new SdkSessions());
  }
}
