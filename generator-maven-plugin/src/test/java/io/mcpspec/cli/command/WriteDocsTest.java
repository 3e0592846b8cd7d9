package io.mcpspec.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriteDocsTest {

  @TempDir private Path folder;

  @BeforeEach
  void project() {
    assertThat(ProgramRun.in(folder, "init").code()).isZero();
  }

  @Test
  void aFileIsWrittenAndProvedToBeCurrent() throws IOException {
    assertThat(ProgramRun.in(folder, "docs", "--out", "TOOLS.md").err()).endsWith("written: TOOLS.md\n");
    assertThat(ProgramRun.in(folder, "docs", "--out", "TOOLS.md", "--check").err())
        .endsWith("`TOOLS.md` is current\n");

    Path tool = folder.resolve("spec/tools/greet.yaml");
    Files.writeString(tool, Files.readString(tool).replace("Greets a person", "Greets one person"));
    ProgramRun stale = ProgramRun.in(folder, "docs", "--out", "TOOLS.md", "--check");
    assertThat(stale.err()).contains("`TOOLS.md` is not current; write it again with mcp-spec docs");
    assertThat(stale.code()).isEqualTo(1);
  }

  @Test
  void thePageHasExamplesAndWhatEachReleaseChanged() throws IOException {
    assertThat(ProgramRun.in(folder, "lock", "spec", "--name", "0.0.9").code()).isZero();
    Path tool = folder.resolve("spec/tools/greet.yaml");
    Files.writeString(tool, Files.readString(tool).replace("Greets a person", "Removes a person"));

    assertThat(ProgramRun.in(folder, "docs", "--format", "html").out())
        .contains("<summary>Example: One person</summary>", "Hello Ada!", "<h3>0.0.9 → 0.1.0</h3>", "Removes a person");
  }

  @Test
  void theFormFollowsTheFile() {
    assertThat(ProgramRun.in(folder, "docs").out()).startsWith("<!doctype html>").contains("tool-greet");
    assertThat(ProgramRun.in(folder, "docs", "--format", "markdown").out()).contains("### greet");
    assertThat(ProgramRun.in(folder, "docs", "--format", "pdf").err()).contains("expected html or markdown");
    assertThat(ProgramRun.in(folder, "docs", "--check").err()).contains("--check needs the file");
  }
}
