package io.mcpspec.dynamodb.install;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.DynamodbMcpServer;
import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Rehearsal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The class-data archive of the packaged server: what is in it, and that nothing but JSON is said without it. */
class ArchiveIT {

  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  @TempDir
  private static Path folder;

  private static Path archive;

  @BeforeAll
  static void make() {
    archive = folder.resolve("server.jsa");
    CommandLine made = CommandLine.run(Launch.packaged("archive", "--file", archive.toString())
        .with("AWS_ENDPOINT_URL_DYNAMODB", "http://127.0.0.1:1").with("DDB_MCP_READONLY", "perhaps"));
    assertThat(made.status()).as(made.toString()).isZero();
    assertThat(made.output()).startsWith("made " + archive).contains("-XX:SharedArchiveFile=" + archive);
    assertThat(folder).isDirectoryContaining(file -> file.equals(archive));
    assertThat(folder.toFile().list()).as("nothing is left behind").containsExactly("server.jsa");
  }

  @Test
  void theRehearsalsCallsAllSucceed() {
    Rehearsal rehearsal = new DynamodbMcpServer().rehearsals().get(0);
    Launch launch = Launch.packaged("--read-only");
    for (String name : rehearsal.environment().keySet()) {
      launch = launch.with(name, rehearsal.environment().get(name));
    }
    try (rehearsal; McpClient client = McpClient.open(launch)) {
      assertThat(rehearsal.calls()).hasSizeGreaterThan(10);
      for (Rehearsal.ToolCall call : rehearsal.calls()) {
        assertThat(client.call(call.tool(), call.arguments())).as(call.tool())
            .satisfies(answer -> assertThat(answer.isError()).as(answer.text()).isFalse());
      }
    }
  }

  @Test
  void theFirstCallFindsItsClassesInTheArchive() throws IOException {
    Path log = folder.resolve("classes.txt");
    Rehearsal rehearsal = new DynamodbMcpServer().rehearsals().get(0);
    Launch launch = started(JAVA, archive, "-Xlog:class+load:file=" + log)
        .with("AWS_ENDPOINT_URL_DYNAMODB", rehearsal.environment().get("AWS_ENDPOINT_URL_DYNAMODB"));
    try (rehearsal; McpClient client = McpClient.open(launch)) {
      assertThat(client.call("list_tables", JsonObject.EMPTY).isError()).isFalse();
      assertThat(client.end()).isZero();
    }
    List<String> loaded = Files.readAllLines(log).stream().filter(line -> line.contains(" source: ")).toList();
    List<String> shared = loaded.stream().filter(line -> line.contains("shared objects file (top)")).toList();
    assertThat(shared)
        .anyMatch(line -> line.contains(" io.mcpspec.dynamodb.aws.ListTablesHandler "))
        .anyMatch(line -> line.contains(" software.amazon.awssdk.services.dynamodb.DefaultDynamoDbClient "))
        .anyMatch(line -> line.contains(" io.modelcontextprotocol.spec.McpServerSession "));
    long own = loaded.stream().filter(line -> line.contains("file:")).count();
    assertThat(own).as("classes read from the jar, beside %s shared ones", shared.size())
        .isLessThan(shared.size() / 20);
    Files.delete(log);
  }

  @ParameterizedTest
  @MethodSource("unfit")
  void anArchiveThatDoesNotFitIsLeftAsideWithoutAWordOnStandardOutput(String how, Path java, Path unfit) {
    try (McpClient client = McpClient.open(started(java, unfit))) {
      assertThat(client.list("tools/list", "tools")).as(how).isNotEmpty();
      assertThat(client.end()).isZero();
      assertThat(client.otherLines()).isEmpty();
    }
  }

  /** What is no archive of this machine's, and every other machine beside the one that runs this. */
  static Stream<Object[]> unfit() throws IOException {
    byte[] whole = Files.readAllBytes(archive);
    List<Object[]> cases = new ArrayList<>();
    cases.add(new Object[] {"missing", JAVA, folder.resolve("missing.jsa")});
    cases.add(new Object[] {"empty", JAVA, Files.write(folder.resolve("empty.jsa"), new byte[0])});
    cases.add(new Object[] {"no archive", JAVA, Files.writeString(folder.resolve("text.jsa"), "text\n".repeat(9999))});
    cases.add(new Object[] {"of another build", JAVA, Files.write(folder.resolve("other.jsa"), ofAnotherBuild(whole))});
    try (Stream<Path> machines = Files.list(Path.of(System.getProperty("java.home")).getParent())) {
      machines.map(home -> home.resolve("bin").resolve("java")).filter(Files::isExecutable)
          .forEach(java -> cases.add(new Object[] {"another machine, " + java, java, archive}));
    }
    return cases.stream();
  }

  /** The archive's head names the build of the machine that made it. */
  private static byte[] ofAnotherBuild(byte[] archive) {
    byte[] build = System.getProperty("java.vm.version").getBytes(StandardCharsets.ISO_8859_1);
    String text = new String(archive, 0, 4096, StandardCharsets.ISO_8859_1);
    int at = text.indexOf(new String(build, StandardCharsets.ISO_8859_1));
    assertThat(at).as("the build's name in the head").isPositive();
    byte[] other = archive.clone();
    other[at] = (byte) (build[0] == '9' ? '8' : '9');
    return other;
  }

  private static Launch started(Path java, Path archive, String... more) {
    List<String> packaged = Launch.packaged("--read-only").command();
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(Jvm.options(Optional.of(archive)));
    command.addAll(List.of(more));
    command.addAll(packaged.subList(packaged.indexOf("-jar"), packaged.size()));
    return new Launch(command, Launch.packaged().environment());
  }
}
