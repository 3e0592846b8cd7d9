package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An example with errors would load less than people's specs do. */
class ArchiveTrainingTest {

  @TempDir private Path folder;

  @Test
  void theExampleIsSoundAndItsReleaseCanBeLocked() throws IOException {
    ArchiveTraining.write(folder.resolve("spec"));

    assertThat(ProgramRun.in(folder, "check", "--fail-on", "warning")).extracting(ProgramRun::code).isEqualTo(0);
    assertThat(ProgramRun.in(folder, "lock", "--release", "1.0.0")).extracting(ProgramRun::code).isEqualTo(0);
    assertThat(ProgramRun.in(folder, "diff", "1.0.0", "spec").out()).contains("training 1.0.0");
  }
}
