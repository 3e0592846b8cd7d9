package io.mcpspec.dynamodb.install;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Dockerfile, as far as it goes without an engine: each step's essentials are done by hand. */
class ContainerIT {

  private static final Path ROOT = Path.of("..");
  private static final Path FILE = ROOT.resolve("server/Dockerfile");
  private static final Path JAR = Path.of("target", "dynamodb-mcp-server.jar");

  @TempDir
  private Path folder;

  @Test
  @RequiresTool(Tool.NODE)
  void theLinterFindsNothingAndWouldFindFaults() throws Exception {
    assertThat(lint(FILE)).isEmpty();
    Path wrong = Files.writeString(folder.resolve("Wrong"), "FROM scratch\nRUNN true\nCMD [\"a\"]\nCMD [\"b\"]\n");
    assertThat(lint(wrong)).hasSize(2).anyMatch(line -> line.endsWith(":2: Unknown instruction: RUNN"));
  }

  private static List<String> lint(Path file) throws Exception {
    Process node = new ProcessBuilder("node", "src/test/node/dockerfile.js", file.toString())
        .redirectErrorStream(true).start();
    String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(node.waitFor()).as(output).isZero();
    return output.lines().toList();
  }

  @Test
  void imagesArePinnedAndTheUserIsNotRoot() throws IOException {
    Dockerfile file = Dockerfile.read(FILE);
    assertThat(file.all("FROM")).hasSize(2).allSatisfy(image ->
        assertThat(image).matches("[a-z-]+:\\d+\\.\\d+\\.\\d+\\S*( AS build)?").contains("17"));
    assertThat(file.only("USER")).matches("[1-9]\\d*");
    int user = file.steps().indexOf("USER " + file.only("USER"));
    assertThat(file.steps().subList(user, file.steps().size())).noneMatch(step -> step.startsWith("RUN "));
    assertThat(file.all("RUN")).anyMatch(run -> run.contains("useradd --uid " + file.only("USER") + " "));
  }

  /** The build context holds the modules that are built, and all that each of them reads. */
  @Test
  void theContextHoldsWhatIsBuilt() throws IOException {
    List<String> context = Files.readAllLines(ROOT.resolve(".dockerignore")).stream()
        .filter(line -> line.startsWith("!")).map(line -> line.substring(1)).toList();
    assertThat(context).allSatisfy(path -> assertThat(ROOT.resolve(path)).exists());
    List<String> modules = Files.readAllLines(ROOT.resolve("pom.xml")).stream()
        .filter(line -> line.strip().startsWith("<module>"))
        .map(line -> line.replaceAll("</?module>", "").strip().replaceAll("/.*", ""))
        .toList();
    assertThat(context).containsAll(modules).contains("spec", "pom.xml", ".mvn", "LICENSE");
    String build = Dockerfile.read(FILE).all("RUN").get(0);
    assertThat(build).contains("mvn ", " package ", " -pl server -am");
  }

  @Test
  void theJarIsCopiedFromWhereItIsBuiltAndItsArchiveIsMadeAndUsed() throws Exception {
    Dockerfile file = Dockerfile.read(FILE);
    String copied = file.all("COPY").get(1);
    assertThat(copied).startsWith("--from=build /src/server/" + JAR.toString() + " /app/");
    Path jar = Files.copy(JAR, folder.resolve(JAR.getFileName()));
    String archive = file.all("RUN").stream().filter(run -> run.contains(" archive ")).findFirst().orElseThrow();
    Process made = new ProcessBuilder(here(List.of(archive.split(" ")))).inheritIO().start();
    assertThat(made.waitFor()).isZero();

    List<String> start = file.words("ENTRYPOINT");
    Path inImage = Path.of("/app/dynamodb-mcp-server.jsa");
    assertThat(start.subList(1, start.size() - 2)).isEqualTo(Jvm.options(Optional.of(inImage)));
    List<String> command = new ArrayList<>(here(start));
    command.addAll(1, List.of("-Xshare:on")); // fails without the archive
    command.addAll(file.words("CMD"));
    assertThat(command).contains(jar.toString());
    try (McpClient client = McpClient.open(new Launch(command, Launch.packaged().environment()))) {
      assertThat(client.list("tools/list", "tools")).isNotEmpty().allSatisfy(tool ->
          assertThat(tool.object("annotations").flatMap(hints -> hints.get("readOnlyHint"))).contains(Json.of(true)));
      assertThat(client.end()).isZero();
    }
  }

  /** The words of a command with this machine's Java and this test's folder. */
  private List<String> here(List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", words.get(0)).toString());
    words.subList(1, words.size()).forEach(word -> command.add(word.replace("/app/", folder + "/")));
    return command;
  }
}
