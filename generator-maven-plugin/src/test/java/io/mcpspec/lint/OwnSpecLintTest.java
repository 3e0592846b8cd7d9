package io.mcpspec.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.LintRun;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The lint finds nothing in this repository's spec that is not waived with a reason. */
class OwnSpecLintTest {

  @Test
  void nothingIsFound() {
    assertThat(LintRun.in(Path.of("..")).text("spec")).isEmpty();
  }
}
