package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.client.CommandWords;
import io.mcpspec.client.FakeServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project from its beginning, with every command that has to do with it. */
class ProjectTest {

  @TempDir private Path folder;

  @BeforeEach
  void project() {
    ProgramRun run = ProgramRun.in(folder, "init", "weather");
    assertThat(run.err()).contains("written: weather/spec/server.yaml", "next, in `weather`: mcp-spec check");
    assertThat(run.code()).isZero();
  }

  private ProgramRun run(String... arguments) {
    return ProgramRun.in(folder.resolve("weather"), arguments);
  }

  private ProgramRun asks(String fault, String... arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of(arguments));
    words.add("--");
    words.addAll(CommandWords.of(FakeServer.command(fault)));
    return run(words.toArray(String[]::new));
  }

  @Test
  void aNewProjectIsSoundAndNotOverwritten() {
    assertThat(run("check").err()).endsWith("the spec is sound: 2 files\n");
    assertThat(run("check", "--quiet")).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(folder.resolve("weather/spec/schema/tool.json")).isRegularFile();
    assertThat(folder.resolve("weather/pom.xml")).content().contains("<artifactId>weather</artifactId>");

    ProgramRun again = run("init");
    assertThat(again.err()).contains("has spec/server.yaml, spec/tools/greet.yaml, pom.xml");
    assertThat(again.code()).isEqualTo(2);
  }

  @Test
  void theSpecIsFoundFromWithin() {
    ProgramRun run = ProgramRun.in(folder.resolve("weather/spec/tools"), "generate");

    assertThat(run.code()).isZero();
    assertThat(folder.resolve("weather/target/generated-sources/mcp-spec/java/org/example/weather/spec/Handlers.java"))
        .isRegularFile();
  }

  @Test
  void findingsAreTheResultOfACheck() throws IOException {
    Path tool = folder.resolve("weather/spec/tools/greet.yaml");
    Files.writeString(tool, Files.readString(tool).replace("effect: read", "effect: unknown"));
    assertThat(run("check").code()).isZero();
    assertThat(run("check").out()).startsWith("spec/tools/greet.yaml:5:").contains(": warning: ");

    ProgramRun strict = run("check", "--fail-on", "warning", "--format", "github");
    assertThat(strict.out()).startsWith("::warning file=spec/tools/greet.yaml,line=5,");
    assertThat(strict.code()).isEqualTo(1);

    Files.writeString(tool, Files.readString(tool).replace("effect:", "efect:"));
    ProgramRun broken = run("check");
    assertThat(broken.out()).contains("did you mean `effect`?");
    assertThat(broken.err()).endsWith("failed: the spec has 1 error, shown above\n");
    assertThat(broken.code()).isEqualTo(1);
  }

  @Test
  void aServerIsLockedVerifiedComparedAndImported() throws Exception {
    assertThat(asks("none", "lock", "--name", "1.0").code()).isZero();
    assertThat(asks("none", "verify", "1.0").err()).endsWith("the server serves what was locked\n");

    ProgramRun changed = asks("changed", "verify", "1.0", "--name", "1.1");
    assertThat(changed.err()).contains("error: the server does not serve what was locked as 1.0: tool third");
    assertThat(changed.out()).contains("→ fake 1.1");
    assertThat(changed.code()).isEqualTo(4);

    ProgramRun diff = asks("changed", "diff", "1.0", "--to-name", "1.1", "--format", "json", "--fail-on", "risky");
    assertThat(diff.out()).startsWith("{").contains("\"status\": \"FINDINGS\"");
    assertThat(diff.code()).isEqualTo(1);

    assertThat(asks("none", "import", "--out", "adopted").code()).isZero();
    assertThat(folder.resolve("weather/adopted/tools/first.yaml")).isRegularFile();
  }

  @Test
  void aServerGetsItsVariablesAndItsDirectory() throws IOException {
    Files.createDirectory(folder.resolve("weather/deep"));
    ProgramRun run = run("lock", "--env", "SAID=a=b c", "--cwd", "deep", "--", "sh", "-c",
        "echo \"$SAID in $(pwd)\" >&2");

    assertThat(run.err()).contains("a=b c in " + folder.resolve("weather/deep").toRealPath());
    assertThat(run.code()).isEqualTo(3);
  }
}
