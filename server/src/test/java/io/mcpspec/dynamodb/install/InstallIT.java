package io.mcpspec.dynamodb.install;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged server put into a client's configuration, started as that says, and taken out again. */
class InstallIT {

  private static final String BEFORE = "{\n  // mine\n  \"mcpServers\": {\n    \"other\": {}\n  }\n}\n";

  private static final String[] INSTALL = {"install", "--client", "cursor", "--env", "AWS_REGION=eu-west-1", "--tables",
      "Orders", "scratch-*", "--timeout", "30"};

  @TempDir
  private Path home;

  @Test
  void aClientThatDoesWhatTheConfigurationSaysReachesAReadOnlyServer() throws IOException {
    Path config = home.resolve(".cursor/mcp.json");
    Files.createDirectories(config.getParent());
    Files.writeString(config, BEFORE);
    Map<String, String> before = files();

    CommandLine installed = run(INSTALL);
    assertThat(installed.status()).as(installed.toString()).isZero();
    assertThat(installed.output()).startsWith("Cursor: put `dynamodb` into " + config + "\nStart the client anew.\n");
    assertThat(Files.readString(config)).contains("// mine", "\"other\": {}").doesNotContain("test-secret");

    JsonObject entry = entry(config);
    assertThat(arguments(entry)).contains("--read-only").containsSequence("--tables", "Orders,scratch-*");
    assertThat(entry.object("env")).contains(JsonObject.builder().put("AWS_REGION", "eu-west-1").build());
    answersReadOnly(entry);
    Files.delete(archive());
    answersReadOnly(entry);

    assertThat(run(INSTALL).output()).startsWith("Cursor: `dynamodb` is in " + config + " already\n");
    assertThat(archive()).as("made again").exists();
    assertThat(run("uninstall").output()).isEqualTo("Cursor: took `dynamodb` out of " + config + "\n");
    assertThat(files()).isEqualTo(before);
  }

  /** With nothing but what the configuration says, and the fake credentials that a client's own environment has. */
  private void answersReadOnly(JsonObject entry) {
    List<String> command = new ArrayList<>(List.of(entry.string("command").orElseThrow()));
    command.addAll(arguments(entry));
    Launch launch = new Launch(command, Launch.packaged().with("HOME", home.toString()).environment());
    try (McpClient client = McpClient.open(launch)) {
      assertThat(client.list("tools/list", "tools")).isNotEmpty().allSatisfy(tool ->
          assertThat(tool.object("annotations").flatMap(hints -> hints.get("readOnlyHint"))).contains(Json.of(true)));
      assertThat(client.end()).isZero();
      assertThat(client.otherLines()).as("nothing but answers").isEmpty();
    }
  }

  @Test
  void installAloneShowsTheClientsAndChangesNothing() throws IOException {
    Files.createDirectories(home.resolve(".codex"));
    Map<String, String> before = files();
    CommandLine shown = run("install");
    assertThat(shown.status()).isZero();
    assertThat(shown.output()).contains("  codex            found      " + home.resolve(".codex/config.toml"))
        .contains("  cursor           not found  ")
        .contains("\"--read-only\"")
        .contains("add what it needs:\n  --env AWS_REGION=eu-west-1\n")
        .doesNotContain("test-secret", "AWS_ACCESS_KEY_ID");
    assertThat(run("install", "--client", "cursor", "codex", "--dry-run").output())
        .contains("Cursor: would put `dynamodb` into ", "Codex: would put `dynamodb` into ")
        .containsPattern("(?m)^  " + home + "/\\.local/share/dynamodb-mcp-server/[^/]+/dynamodb-mcp-server\\.jar$")
        .containsPattern("(?m)^  " + home + "/\\.cache/dynamodb-mcp-server/[^/]+\\.jsa$");
    assertThat(run("install", "--print", "--client", "vscode").output())
        .contains("vscode:mcp/install?%7B%22name%22")
        .contains("\"" + Path.of("target", "dynamodb-mcp-server.jar").toAbsolutePath() + "\"")
        .doesNotContain("SharedArchiveFile");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void whatIsWrongWithTheCommandIsSaid() {
    assertThat(run("install", "--client", "cursr").errors())
        .startsWith("error: unknown client `cursr`; did you mean `cursor`?");
    assertThat(run("install", "--client", "cursor", "--env", "AWS_SECRET_ACCESS_KEY=x").errors())
        .startsWith("error: `AWS_SECRET_ACCESS_KEY` is a secret, and a client's configuration is a file");
    assertThat(run("install", "--client", "cursor", "--env", "AWS_REGON=x").errors())
        .startsWith("error: the server reads no variable `AWS_REGON`; did you mean `AWS_REGION`?");
    assertThat(run("install", "--client", "cursor", "--groups", "itms").errors())
        .startsWith("error: unknown group `itms`; did you mean `items`?");
    assertThat(run("install", "--client", "cursor", "--allow-writes", "--read-only").errors())
        .startsWith("error: `--allow-writes` and `--read-only` exclude each other");
    assertThat(run("--client", "cursor").errors())
        .startsWith("error: option `--client` belongs to the command `install`");
    assertThat(run("archive", "--client", "cursor").errors()).startsWith("error: `archive` has no option `--client`");
    assertThat(home).isEmptyDirectory();
  }

  private CommandLine run(String... arguments) {
    return CommandLine.run(Launch.packaged(arguments).with("HOME", home.toString()));
  }

  private Path archive() throws IOException {
    try (Stream<Path> archives = Files.list(home.resolve(".cache/dynamodb-mcp-server"))) {
      return archives.filter(file -> file.toString().endsWith(".jsa")).findFirst()
          .orElse(home.resolve("no archive"));
    }
  }

  private static JsonObject entry(Path config) throws IOException {
    JsonObject json = JsonReader.read(Files.readString(config).replace("// mine", "")).asObject().orElseThrow();
    return json.object("mcpServers").flatMap(servers -> servers.object("dynamodb")).orElseThrow();
  }

  private static List<String> arguments(JsonObject entry) {
    return entry.items("args").stream().map(argument -> argument.asString().orElseThrow()).toList();
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path path : all.filter(path -> !path.equals(home)).toList()) {
        files.put(path.toString(), Files.isRegularFile(path) ? Files.readString(path) : "");
      }
    }
    return files;
  }
}
