package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ServerProcessTest {

  @Test
  void answersEverythingThatWasPipedAndEndsWithZero() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of())) {
      server.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\","
          + "\"params\":{\"protocolVersion\":\"2025-06-18\"}}");
      server.send("oops");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"print\"}}");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
          + "\"arguments\":{\"x\":\"é😀\"}}}");
      assertThat(server.end()).hasSize(4)
          .allMatch(line -> line.startsWith("{\"jsonrpc\":\"2.0\",\"id\":") && line.endsWith("}"))
          .anyMatch(line -> line.contains("\"protocolVersion\":\"2025-06-18\""))
          .anyMatch(line -> line.contains("\"code\":-32700"))
          .anyMatch(line -> line.contains("\"text\":\"printed\""))
          .anyMatch(line -> line.contains("\"id\":\"é\"") && line.contains("{\"x\":\"é😀\"}"));
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors()).contains("printed by a handler");
    }
  }

  @Test
  void writesNothingOfAHandlersToAStatelessClientEither() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of())) {
      server.send(stateless(1, "tools/call", "\"name\":\"print\","));
      assertThat(server.end()).singleElement().asString().contains("\"id\":1,", "\"text\":\"printed\"");
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors()).contains("printed by a handler");
    }
  }

  @Test
  void answersAStatelessClientAsSoon() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of("-Xlog:class+load=info:stderr"))) {
      server.send(stateless(1, "server/discover", ""));
      server.send(stateless(2, "tools/list", ""));
      assertThat(List.of(server.next(), server.next())).allMatch(line -> line.contains("\"resultType\":\"complete\""));
      assertThat(server.errors()).as("lambdas are slow to load").doesNotContain("$$Lambda");
      server.send(stateless(3, "resources/read", "\"uri\":\"fixture://limits\","));
      server.send(stateless(4, "tools/call", "\"name\":\"design\",\"arguments\":{\"style\":\"x\"},"));
      for (int id = 3; id <= 4; id++) {
        assertThat(server.next()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":");
      }
      assertThat(server.errors())
          .contains("io.mcpspec.runtime.protocol.StatelessExchange")
          .doesNotContain("io.modelcontextprotocol.", "reactor.core.", "databind", "org.slf4j.", "javax.crypto.");
    }
  }

  /** A request of MCP 2026-07-28. */
  private static String stateless(int id, String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + params
        + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
        + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";
  }

  @Test
  void loadsNeitherSdkNorReactorNorMapperBeforeAHandlerIsCalled() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of("-Xlog:class+load=info:stderr"), "--read-only")) {
      server.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}");
      assertThat(List.of(server.next(), server.next())).allMatch(line -> line.contains("\"result\":"));
      assertThat(server.errors()).as("lambdas are slow to load").doesNotContain("$$Lambda");
      assertThat(server.errors()).as("only commands need it").doesNotContain("runtime.install.", "cli.CommandRun");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"resources/read\","
          + "\"params\":{\"uri\":\"fixture://limits\"}}");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"design\","
          + "\"arguments\":{\"style\":\"x\"}}}");
      for (int id = 3; id <= 4; id++) {
        assertThat(server.next()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":");
      }
      assertThat(server.errors())
          .contains("io.mcpspec.runtime.dispatch.Dispatcher")
          .doesNotContain("io.modelcontextprotocol.", "reactor.core.", "databind", "org.slf4j.")
          .doesNotContain("io.mcpspec.runtime.http.", "httpserver");
      server.send("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\"}}");
      assertThat(server.next()).contains("\"isError\":false");
      assertThat(server.errors()).contains("io.modelcontextprotocol.spec.McpServerSession").doesNotContain("databind");
    }
  }

  @Test
  void closesTheServerAtTheEnd() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of("-Dfixture.close=true"))) {
      assertThat(server.end()).isEmpty();
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors().strip()).isEqualTo("closed");
    }
  }

  @Test
  void endsWithTwoWhenTheCommandLineIsWrong() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of(), "--reed-only")) {
      assertThat(server.end()).isEmpty();
      assertThat(server.exitCode()).isEqualTo(2);
      assertThat(server.errors()).isEqualTo("""
          error: unknown option `--reed-only`; did you mean `--read-only`?
          `--help` shows the options
          """.replace("\n", System.lineSeparator()));
    }
  }
}
