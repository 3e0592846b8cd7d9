package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.maven.MavenStyle;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockCommandTest {

  @TempDir private Path folder;

  @Test
  void aReleaseIsFrozenOnceAndUnknownOnesAreNamed() throws IOException, StatusException {
    Path spec = SmallSpec.in(folder.resolve("spec")).directory();
    Path releases = folder.resolve("releases");
    LockCommand command = new LockCommand(spec, releases, new MavenStyle(), side -> side);

    assertThat(command.run(Optional.of("1.0.0"))).hasSize(1);
    assertThat(releases.resolve("1.0.0/mcp.lock.json")).exists();
    assertThatExceptionOfType(StatusException.class).isThrownBy(() -> command.run(Optional.of("9.9.9")))
        .withMessageContaining("the spec has no release `9.9.9`; expected one of 1.0.0");
  }
}
