package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.HttpServed;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two replicas behind nginx, by the configuration that docs/guide/http.md gives. */
@Timeout(180)
@RequiresTool(Tool.NGINX)
class ReplicasIT {

  private static final Pattern CONFIGURATION = Pattern.compile("```nginx\n(.*?)```", Pattern.DOTALL);
  private static final int ROUNDS = 4;

  private static final List<String> MESSAGES = List.of(
      message("initialize", "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
          + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}"),
      message("tools/list", "{}"),
      message("prompts/list", "{}"),
      message("prompts/get", "{\"name\":\"dynamodb_architect\"}"),
      message("resources/read", "{\"uri\":\"dynamodb://limits\"}"),
      message("tools/call", "{\"name\":\"list_tables\",\"arguments\":{}}"),
      message("tools/call", "{\"name\":\"describe_table\",\"arguments\":{\"table_name\":1}}"),
      message("tools/explain", "{}"),
      message("server/discover", "{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}}"),
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
      "{not json");

  @TempDir
  private Path folder;

  @Test
  void answerByteByByteWhatOneAnswersAndGoOnWhenOneEnds() throws IOException {
    try (WireStub stub = WireStub.start(); HttpServed one = replica(stub); HttpServed two = replica(stub);
        HttpServed proxy = proxy(one, two)) {
      JsonObject tables = JsonObject.builder().put("TableNames", Json.array(List.of(Json.of("Readings")))).build();
      stub.prepare("ListTables", StubAnswer.ok(tables));
      for (String message : MESSAGES) {
        String expected = one.post(message);
        assertThat(expected).doesNotContain("-32020");
        for (int round = 0; round < ROUNDS; round++) {
          assertThat(proxy.post(message)).isEqualTo(expected);
        }
      }
      assertThat(answered()).as("who answered").isEqualTo(new TreeSet<>(List.of(at(one), at(two))));

      one.terminate();
      assertThat(one.awaitExit()).isZero();
      for (String message : MESSAGES) {
        assertThat(proxy.post(message)).isEqualTo(two.post(message));
      }
    }
  }

  private static String message(String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}";
  }

  private static HttpServed replica(WireStub stub) {
    return HttpServed.start(Launch.packaged("--http", "0").endpoint(stub.endpoint()));
  }

  /** The replicas that the log names. */
  private TreeSet<String> answered() throws IOException {
    return new TreeSet<>(Files.readAllLines(folder.resolve("access.log")));
  }

  private static String at(HttpServed replica) {
    return "127.0.0.1:" + replica.mcp().getPort();
  }

  private HttpServed proxy(HttpServed one, HttpServed two) throws IOException {
    String address = "127.0.0.1:" + freePort();
    Matcher documented = CONFIGURATION.matcher(Files.readString(Path.of("..", "docs", "guide", "http.md")));
    assertThat(documented.find()).as("a configuration in docs/guide/http.md").isTrue();
    String servers = documented.group(1)
        .replace("127.0.0.1:8081", at(one))
        .replace("127.0.0.1:8082", at(two))
        .replace("127.0.0.1:8080", address);
    assertThat(servers).contains(at(one), at(two), address);
    Path file = Files.writeString(folder.resolve("nginx.conf"), surroundings(servers));
    Launch nginx =
        new Launch(List.of("nginx", "-p", folder.toString(), "-c", file.toString(), "-e", "stderr"),
            Map.of("PATH", System.getenv("PATH")));
    return HttpServed.start(nginx, URI.create("http://" + address + "/mcp"));
  }

  /** All that nginx writes stays in the test's folder. */
  private static String surroundings(String servers) {
    return """
        daemon off;
        master_process off;
        pid nginx.pid;
        events {}
        http {
          log_format replica $upstream_addr;
          access_log access.log replica;
          client_body_temp_path body;
          proxy_temp_path proxy;
          fastcgi_temp_path fastcgi;
          uwsgi_temp_path uwsgi;
          scgi_temp_path scgi;
        """ + servers + "}\n";
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
