package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramFileTest {

  @TempDir private Path folder;

  @Test
  void programsAreFoundByTheirNameWithoutItsEnding() throws IOException {
    Path npx = Files.createFile(folder.resolve("npx.CMD"));
    ProgramFile files = new ProgramFile("/not/here;" + folder, ".EXE;.CMD", ";");

    assertThat(files.in(List.of("npx", "-y", "server"))).containsExactly(npx.toString(), "-y", "server");
    assertThat(files.in(List.of("other"))).containsExactly("other");
    assertThat(files.in(List.of("./npx"))).containsExactly("./npx");
  }
}
