package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.client.HttpTransport;
import io.mcpspec.client.McpClient;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.client.ServerReader;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The mock prints its address, answers over HTTP, and ends when the program that started it ends. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeHttpTest {

  private static final Duration WAIT = Duration.ofSeconds(60);
  private static final String CALL =
      """
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"report","arguments":{"text":"Hail"}}}""";

  @TempDir
  private Path directory;

  private Process program;
  private ProcessHandle server;
  private URI address;

  @BeforeEach
  void serve() throws IOException {
    SpecSources sources = SpecSources.read(Path.of("src/test/resources/mock/weather"), "spec");
    List<Artifact> resources = new Compiler().mock(sources).artifacts().orElseThrow().stream()
        .filter(file -> file.path().startsWith("resources/")).toList();
    new OutputDirectory(directory).write(resources, "serve");
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>(List.of(
        ProcessHandle.current().info().command().orElse("java"), "-cp", classPath, ServingProgram.class.getName(),
        directory.toString(), directory.resolve("resources").toString()));
    command.addAll(List.of(classPath.split(File.pathSeparator)));
    program = new ProcessBuilder(command).redirectErrorStream(true).start();
    address = address(program.inputReader(StandardCharsets.UTF_8));
    server = program.children().findFirst().orElseThrow();
  }

  /** The first line that is an address. */
  private static URI address(BufferedReader output) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith("http://")) {
        return URI.create(line);
      }
      lines.add(line);
    }
    throw new AssertionError("the server ended without an address: " + lines);
  }

  @AfterEach
  void end() {
    program.destroyForcibly();
    if (server != null) {
      server.destroyForcibly();
    }
  }

  @Test
  void answersOverHttp() throws Exception {
    assertThat(address.toString()).matches("http://127\\.0\\.0\\.1:[0-9]+/mcp");
    List<String> warnings = new ArrayList<>();
    ServerOptions options = ServerOptions.in(Path.of(""), WAIT);
    try (McpClient client = new McpClient(new HttpTransport(address, options, new TerminalStyle()), warnings::add)) {
      Mapping surface = new ServerReader(client).read();
      assertThat(surface.mappings("tools")).extracting(tool -> tool.text("name").orElseThrow()).contains("report");
    }
    assertThat(warnings).isEmpty();
    HttpRequest call = HttpRequest.newBuilder(address).timeout(WAIT)
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .header("MCP-Protocol-Version", "2025-11-25")
        .POST(HttpRequest.BodyPublishers.ofString(CALL)).build();
    HttpResponse<String> answer = HttpClient.newHttpClient().send(call, HttpResponse.BodyHandlers.ofString());
    assertThat(answer.body()).contains("Mock answer of `report` to the arguments", "Hail");
  }

  @Test
  void endsWithTheProgram() throws Exception {
    assertThat(server.isAlive()).isTrue();
    program.destroyForcibly();
    server.onExit().get(WAIT.toSeconds(), TimeUnit.SECONDS);
    assertThat(server.isAlive()).isFalse();
  }
}
