package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.client.ServerOptions;
import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.LoadSettings;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.lock.Freezing;
import io.mcpspec.release.lock.Verification;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server shows its lock, checks itself against it, and serves what a lock of its spec says. */
class LockIT {

  private static final Path JAR = Path.of("target/dynamodb-mcp-server.jar").toAbsolutePath();

  @TempDir private Path folder;

  @Test
  void theLockIsAListedResource() throws IOException {
    try (McpClient client = McpClient.open(Launch.packaged())) {
      assertThat(client.list("resources/list", "resources"))
          .extracting(resource -> resource.string("uri").orElseThrow()).contains("spec://lock");
      JsonObject lock = JsonReader.read(client.result("resources/read", JsonObject.builder().put("uri", "spec://lock")
          .build()).items("contents").get(0).asObject().orElseThrow().string("text").orElseThrow()).asObject()
          .orElseThrow();

      assertThat(lock.string("server")).contains("dynamodb-mcp-server");
      assertThat(lock.string("version")).contains("1.0.8");
      assertThat(lock.string("root").orElseThrow()).matches("sha256:[0-9a-f]{64}");
      assertThat(lock.object("tools").orElseThrow().members()).hasSize(59)
          .hasEntrySatisfying("put_item", hashes -> assertThat(hashes.asObject().orElseThrow().members())
              .containsOnlyKeys("all", "input", "output", "annotations", "text"));
      assertThat(lock.items("files")).extracting(file -> file.asObject().orElseThrow().string("path").orElseThrow())
          .contains("server.json", "tools.jsonl", "prompts/dynamodb_architect/1.0.8.json")
          .anyMatch(path -> path.startsWith("schemas/"));
    }
  }

  @Test
  void aServerThatWasTamperedWithStops() throws IOException {
    Path copy = Files.copy(JAR, folder.resolve("edited.jar"));
    try (FileSystem jar = FileSystems.newFileSystem(copy, Map.of())) {
      Path tools = jar.getPath("mcp-spec/run/tools.jsonl");
      Files.writeString(tools, Files.readString(tools).replace("Reads ", "Sends "));
    }
    for (List<String> arguments : List.of(List.<String>of(), List.of("--list"), List.of("--check"))) {
      CommandLine run = CommandLine.run(Launch.jar(copy, arguments.toArray(String[]::new)));
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.errors())
          .contains("error: `mcp-spec/run/tools.jsonl` is not what was built into this server: sha256 ");
    }
  }

  @Test
  void theServerServesWhatItsSpecLocks() throws StatusException {
    SnapshotLoader loader = new SnapshotLoader(new LoadSettings(Path.of("").toAbsolutePath(), Path.of("../spec"),
        folder.resolve("releases"), ServerOptions.in(Path.of("").toAbsolutePath(), Duration.ofSeconds(60)),
        new MavenStyle(), warning -> {}, step -> {}));
    new Freezing(folder.resolve("releases")).freeze(loader.load("spec@1.0.8"), "1.0.8");
    Snapshot locked = loader.load("1.0.8");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    assertThat(Verification.of(locked, loader.load("stdio:\"" + java + "\" -jar \"" + JAR + "\"")).differences())
        .isEmpty();
    assertThat(Verification.of(locked, loader.load("stdio:\"" + java + "\" -jar \"" + JAR + "\" --groups items,batch"))
        .differences()).contains("tool list_tables", "tool batch_get_item").doesNotContain("tool put_item");
    assertThat(Verification.of(locked, loader.load(JAR.toString())).differences()).isEmpty();
  }
}
