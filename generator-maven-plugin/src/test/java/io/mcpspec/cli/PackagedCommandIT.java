package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.terminal.TerminalStyle;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar and its launcher, as they are handed out. */
class PackagedCommandIT {

  private static final Path JAR = Path.of("target/mcp-spec.jar");
  private static final long MOST_BYTES = 20_000_000;

  @TempDir private Path folder;

  @Test
  void theJarIsSmallAndKnowsNoMaven() throws IOException {
    assertThat(Files.size(JAR)).isLessThan(MOST_BYTES);
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .noneMatch(name -> name.startsWith("org/apache/maven/") || name.startsWith("io/mcpspec/maven/"))
          .contains("META-INF/LICENSE", "META-INF/NOTICE", "io/mcpspec/runtime/cli/MockMain.class");
      byte[] licences = jar.getInputStream(jar.getEntry("META-INF/LICENSE.txt")).readAllBytes();
      assertThat(new String(licences, StandardCharsets.UTF_8)).contains("QOS.ch", "Atlassian");
    }
  }

  @Test
  void errorsHaveAnExitCodeAndNoStackTrace() throws Exception {
    Launched launched = Launched.built();

    assertThat(launched.run(folder, "--version")).isEqualTo(new ProgramRun(0, Version.text() + "\n", ""));
    ProgramRun typo = launched.run(folder, "dif");
    assertThat(typo).isEqualTo(new ProgramRun(2, "", typo.err()));
    assertThat(typo.err()).startsWith("error: unknown command `dif`; did you mean `diff`?\n");
    ProgramRun dead = launched.run(folder, "lock", "--", "sh", "-c", "echo no license >&2; exit 7");
    assertThat(dead.err()).startsWith("error: ").contains("no license").doesNotContain("\tat ");
    assertThat(dead.code()).isEqualTo(3);
  }

  @Test
  void ourSpecIsSoundAndItsReleasesAreCompared() throws Exception {
    assertThat(Launched.built().run(Path.of("../spec"), "check").code()).isZero();
    ProgramRun diff = Launched.built().run(Path.of(".."), "diff", "1.0.5", "1.0.8", "--fail-on", "breaking");
    assertThat(diff.out()).startsWith("dynamodb-mcp-server 1.0.5 → dynamodb-mcp-server 1.0.8\n");
    assertThat(diff.code()).isEqualTo(1);
  }

  @Test
  void aMockIsServedLockedAndVerified() throws Exception {
    Launched launched = Launched.built();
    Path project = folder.resolve("weather");
    assertThat(launched.run(folder, "init", "weather").code()).isZero();
    List<String> serve = List.of("/bin/sh", launched.launcher().toString(), "serve", "--transport", "stdio");

    assertThat(launched.run(project, "lock", "--name", "1", "--", serve.get(0), serve.get(1), serve.get(2),
        serve.get(3), serve.get(4)).err()).contains("1 is frozen: 1 tool");
    assertThat(launched.run(project, "verify", "1", "--", serve.get(0), serve.get(1), serve.get(2), serve.get(3),
        serve.get(4)).err()).endsWith("the server serves what was locked\n");
    assertThat(called(serve, project)).contains("Hello Ada!");
  }

  private static String called(List<String> serve, Path project) throws Exception {
    ServerOptions options = ServerOptions.in(project, Duration.ofSeconds(60));
    try (StdioTransport server = StdioTransport.start(serve, options, new TerminalStyle(), warning -> {})) {
      server.request(Requests.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
          + "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\","
          + "\"version\":\"1\"}}}"), 1);
      Mapping answer = server.request(Requests.of("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\","
          + "\"params\":{\"name\":\"greet\",\"arguments\":{\"name\":\"Bo\"}}}"), 2);
      return JsonWriter.compact(answer);
    }
  }

  @Test
  void withoutJavaTheLauncherSaysSo() throws Exception {
    ProgramRun run = alone().run(folder, Map.of("PATH", "/usr/bin-is-not-here"), "check");

    assertThat(run.err()).contains("there is no Java: install Java 17 or later, or set JAVA_HOME");
    assertThat(run.code()).isEqualTo(127);
  }

  @Test
  void theFirstRunLeavesAnArchiveForTheNext() throws Exception {
    Launched alone = alone();
    Path made = folder.resolve("alone/mcp-spec.jsa.for");
    Path making = folder.resolve("alone/mcp-spec.jsa.making");
    Map<String, String> environment =
        Map.of("JAVA_HOME", System.getProperty("java.home"), "PATH", System.getenv("PATH"));

    assertThat(alone.run(folder, environment, "explain", "I05").code()).isZero();
    Instant end = Instant.now().plusSeconds(60);
    while (!(Files.exists(made) && Files.notExists(making)) && Instant.now().isBefore(end)) {
      Thread.sleep(100);
    }
    Process strict = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin/java").toString(),
        "-Xshare:on", "-XX:SharedArchiveFile=" + folder.toRealPath().resolve("alone/mcp-spec.jsa"),
        "-XX:+UseSerialGC", "-cp", folder.toRealPath().resolve("alone/mcp-spec.jar").toString(),
        Main.class.getName(), "--version").inheritIO().redirectOutput(ProcessBuilder.Redirect.PIPE).start();
    assertThat(strict.inputReader().readLine()).isEqualTo(Version.text());
    assertThat(strict.waitFor()).isZero();
  }

  /** The launcher and the jar in a folder of their own. */
  private Launched alone() throws IOException {
    Path directory = Files.createDirectories(folder.resolve("alone"));
    Files.copy(JAR, directory.resolve("mcp-spec.jar"));
    return new Launched(Files.copy(Path.of("bin/mcp-spec"), directory.resolve("mcp-spec")));
  }
}
