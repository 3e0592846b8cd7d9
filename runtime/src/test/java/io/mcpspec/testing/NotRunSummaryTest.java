package io.mcpspec.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotRunSummaryTest {

  @TempDir private Path root;

  @Test
  void listsTheTestsOfAllModules() throws IOException {
    NotRunFile.write(root.resolve("server/target/failsafe-not-run.txt"), List.of("DynaliteIT: needs Node"));
    NotRunFile.write(root.resolve("runtime/target/surefire-not-run.txt"), List.of("AnyTest.a: needs Node"));

    assertThat(summary()).isEqualTo("""
        [WARNING] 2 tests were not run:
        [WARNING]   runtime: AnyTest.a: needs Node
        [WARNING]   server: DynaliteIT: needs Node
        """);
  }

  @Test
  void saysNothingWhenAllRan() throws IOException {
    NotRunFile.write(root.resolve("server/target/surefire-not-run.txt"), List.of());

    assertThat(summary()).isEmpty();
  }

  private String summary() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
      NotRunSummary.print(root, out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
