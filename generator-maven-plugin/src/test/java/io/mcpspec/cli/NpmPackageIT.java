package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The npm packages, from their tarballs, where nothing is on the path but Node and a shell. */
@RequiresTool(Tool.NODE)
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class NpmPackageIT {

  private static final long MOST_SECONDS = 240;

  @TempDir private static Path folder;
  private static Map<String, String> nodeAlone;

  @BeforeAll
  static void packAndInstall() throws Exception {
    Path path = Files.createDirectory(folder.resolve("path"));
    for (String name : List.of("node", "sh", "npx")) {
      Files.createSymbolicLink(path.resolve(name), onThePath(name));
    }
    nodeAlone = Map.of("PATH", path.toString(), "HOME", folder.toString(), "npm_config_update_notifier", "false");
    Map<String, String> whole = Map.of("PATH", System.getenv("PATH"), "HOME", folder.toString(),
        "JAVA_HOME", System.getProperty("java.home"));
    assertThat(run(Path.of("."), whole, "node", "npm/pack.js", folder.resolve("packed").toString()).code()).isZero();
    install("whole", whole, "mcp-spec", "mcp-spec-runtime-linux-x64");
    install("bare", whole, "mcp-spec");
  }

  /** JUnit would warn of links that lead out of its folder. */
  @AfterAll
  static void removeLinks() throws IOException {
    for (String name : List.of("node", "sh", "npx")) {
      Files.delete(folder.resolve("path").resolve(name));
    }
  }

  private static void install(String name, Map<String, String> environment, String... packages) throws Exception {
    Path directory = Files.createDirectory(folder.resolve(name));
    List<String> command = new ArrayList<>(List.of(
        "npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"));
    for (String one : packages) {
      try (Stream<Path> files = Files.list(folder.resolve("packed"))) {
        command.add(files.filter(file -> file.getFileName().toString().matches(one + "-[0-9].*\\.tgz"))
            .findFirst().orElseThrow().toString());
      }
    }
    assertThat(run(directory, environment, command.toArray(String[]::new)).code()).isZero();
  }

  private static Path onThePath(String name) throws IOException {
    for (String directory : System.getenv("PATH").split(File.pathSeparator)) {
      Path file = Path.of(directory, name);
      if (Files.isExecutable(file)) {
        return file.toRealPath();
      }
    }
    throw new IOException("there is no " + name + " on the path");
  }

  private static ProgramRun run(Path directory, Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    File out = folder.resolve("out").toFile();
    File err = folder.resolve("err").toFile();
    ProcessBuilder builder = new ProcessBuilder(command)
        .directory(directory.toFile()).redirectOutput(out).redirectError(err);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.environment().put("MCP_SPEC_ARCHIVE", "off");
    Process process = builder.start();
    process.getOutputStream().close();
    assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).as("%s ended", List.of(command)).isTrue();
    return new ProgramRun(process.exitValue(), Files.readString(out.toPath()), Files.readString(err.toPath()));
  }

  private static ProgramRun npx(Path directory, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(folder.resolve("path/npx").toString(), "--offline", "mcp-spec"));
    command.addAll(List.of(arguments));
    return run(directory, nodeAlone, command.toArray(String[]::new));
  }

  @Test
  void everyCommandRunsOnTheRuntimeOfThePackage() throws Exception {
    Path whole = folder.resolve("whole");
    assertThat(npx(whole, "--version")).isEqualTo(new ProgramRun(0, Version.text() + "\n", ""));
    assertThat(npx(whole, "init", "project").code()).isZero();
    Path project = whole.resolve("project");
    assertThat(npx(project, "check").err()).endsWith("the spec is sound: 2 files\n");
    assertThat(npx(project, "generate").code()).isZero();
    String server = whole.resolve("node_modules/.bin/mcp-spec").toString();

    assertThat(npx(project, "lock", "--name", "1", "--", server, "serve", "--transport", "stdio").code()).isZero();
    assertThat(npx(project, "verify", "1", "--", server, "serve", "--transport", "stdio").err())
        .endsWith("the server serves what was locked\n");
    assertThat(npx(project, "diff", "1", "spec", "--format", "html").out()).startsWith("<!doctype html>");
    assertThat(npx(project, "import", "--out", "adopted", "--", server, "serve", "--transport", "stdio").code())
        .isZero();
    Files.writeString(project.resolve("mcp.json"), "{\"mcpServers\": {\"mock\": {\"command\": \"" + server
        + "\", \"args\": [\"serve\", \"--transport\", \"stdio\"]}}}");
    assertThat(npx(project, "pin", "mcp.json").err()).contains("mock is recorded: 1 tool\n");
    assertThat(npx(project, "dif").code()).isEqualTo(2);
  }

  @Test
  void withoutItTheUserIsToldWhatToInstall() throws Exception {
    ProgramRun run = npx(folder.resolve("bare"), "--version");

    assertThat(run.err()).startsWith("mcp-spec needs Java 17 or later, and found none. Install one, or set JAVA_HOME.");
    assertThat(run.code()).isEqualTo(127);
  }

  @Test
  void withoutItAnInstalledJavaIsUsed() throws Exception {
    Map<String, String> environment = Map.of(
        "PATH", nodeAlone.get("PATH"), "JAVA_HOME", System.getProperty("java.home"));
    ProgramRun run = run(
        folder, environment, folder.resolve("bare/node_modules/.bin/mcp-spec").toString(), "--version");

    assertThat(run).isEqualTo(new ProgramRun(0, Version.text() + "\n", ""));
  }
}
