package io.mcpspec.runtime.surface;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfCheckTest {

  /** Of {@code one\n}, as {@code sha256sum} and {@code basenc --base64url} say. */
  private static final String HASH = "LIsI2lzmA5jh8Zrw5dzMdE3ydLgmq-WF6rpoxSVDSAY";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(folder.resolve("run/prompts"));
    Files.writeString(folder.resolve("run/prompts/a.json"), "one\n");
    Files.writeString(folder.resolve("run/lock.json"),
        "{\"files\":[{\"path\":\"prompts/a.json\",\"sha256\":\"" + HASH + "\",\"size\":4}]}");
  }

  private SelfCheck check() throws IOException {
    return new SelfCheck(new SurfaceFiles(new URLClassLoader(new URL[] {folder.toUri().toURL()}, null), "run/"));
  }

  @Test
  void whatWasBuiltIsServed() throws IOException {
    assertThat(check().fault()).isEmpty();
  }

  @Test
  void anEditedFileIsToldWithBothHashes() throws IOException {
    Files.writeString(folder.resolve("run/prompts/a.json"), "two\n");

    assertThat(check().fault()).get().asString()
        .startsWith("`run/prompts/a.json` is not what was built into this server: sha256 " + HASH + " is locked,")
        .endsWith(". Take the published jar, or build it again with `mvn package`");
  }

  @Test
  void aMissingFileIsTold() throws IOException {
    Files.delete(folder.resolve("run/prompts/a.json"));

    assertThat(check().fault()).get().asString().contains("found missing");
  }

  @Test
  void withoutALockThereIsNothingToCompare() throws IOException {
    Files.delete(folder.resolve("run/lock.json"));
    Files.delete(folder.resolve("run/prompts/a.json"));

    assertThat(check().fault()).isEmpty();
  }

  @Test
  void aSessionThatEndsAtOnceIsCheckedToo() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("run/prompts/a.json"), "two\n");
    List<String> told = new CopyOnWriteArrayList<>();
    SelfCheck check = check();

    check.start(told::add);
    check.finish();

    assertThat(told).hasSize(1);
  }
}
