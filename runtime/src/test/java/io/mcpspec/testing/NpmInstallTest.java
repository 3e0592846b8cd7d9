package io.mcpspec.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NpmInstallTest {

  private static final String LOCK = """
      {"name": "nothing", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "nothing"}}}
      """;

  @TempDir private Path folder;

  @Test
  @RequiresTool(Tool.NODE)
  void installsOnceUntilTheLockChanges() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("package.json"), "{\"name\": \"nothing\", \"private\": true}");
    Files.writeString(folder.resolve("package-lock.json"), LOCK);
    assertThat(NpmInstall.upToDate(folder)).isFalse();

    NpmInstall.main(new String[] {folder.toString()});
    assertThat(NpmInstall.upToDate(folder)).isTrue();

    Files.writeString(folder.resolve("package-lock.json"), LOCK + "\n");
    assertThat(NpmInstall.upToDate(folder)).isFalse();
  }
}
