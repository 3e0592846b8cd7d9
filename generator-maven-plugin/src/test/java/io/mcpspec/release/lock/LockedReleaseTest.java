package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.load.SnapshotLoader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockedReleaseTest {

  @TempDir private Path folder;

  private SnapshotLoader loader;
  private Path lock;

  @BeforeEach
  void freeze() throws IOException, StatusException {
    SmallSpec.in(folder.resolve("spec"));
    loader = Loading.in(folder, List.of());
    lock = folder.resolve("releases/1.1.0");
    Snapshot side = loader.load("spec@1.1.0");
    Packaged packaged = new Packaged("small-server", Optional.of("0.1"), Optional.of("Example"), Optional.of("MIT"),
        Optional.of("Java 17"), List.of(new Dependency("org.example:lib", "1.2")), side.packaged().get().launches(),
        List.of());
    String summary = new Freezing(folder.resolve("releases")).freeze(
        side.withPackaged(Optional.of(packaged)), "1.1.0");
    assertThat(summary).matches(
        "1\\.1\\.0 is frozen: 2 tools, 1 prompt, 2 resources, root sha256 [0-9a-f]{12}…");
  }

  @Test
  void isTheSideThatWasFrozen() throws StatusException {
    Snapshot spec = loader.load("spec@1.1.0");

    for (String what : List.of("1.1.0", "releases/1.1.0", lock.toString(), "releases/1.1.0/mcp.lock.json")) {
      Snapshot side = loader.load(what);
      assertThat(side.label()).isEqualTo("1.1.0");
      assertThat(side.surface()).isEqualTo(spec.surface());
      assertThat(side.catalog()).isEqualTo(spec.catalog());
      assertThat(side.prompts()).usingRecursiveComparison().ignoringFields("sections.place", "sections.lines")
          .isEqualTo(spec.prompts());
    }
  }

  @Test
  void sectionsStandInTheLockedText() throws StatusException {
    PromptText prompt = loader.load("1.1.0").prompts().get(0);
    List<String> lines = prompt.text().lines().toList();

    assertThat(prompt.sections()).extracting(section -> lines.get(section.place().line() - 1))
        .containsExactly("# Advice", "## How", "### Late");
    assertThat(prompt.sections().get(0).place().file()).isEqualTo("prompts/advise.md");
  }

  @Test
  void saysWhatThePackageIs() throws StatusException {
    Packaged packaged = loader.load("1.1.0").packaged().orElseThrow();

    assertThat(packaged.name()).isEqualTo("small-server");
    assertThat(packaged.version()).contains("1.1.0");
    assertThat(packaged.publisher()).contains("Example");
    assertThat(packaged.licence()).contains("MIT");
    assertThat(packaged.runtime()).contains("Java 17");
    assertThat(packaged.dependencies()).containsExactly(new Dependency("org.example:lib", "1.2"));
    assertThat(packaged.launches()).hasSize(1);
    assertThat(packaged.files()).extracting(Packaged.ServedFile::path).containsExactly(
        "catalog.json", "mcp.lock.json", "prompts/advise.md", "prompts/advise/sections.json", "surface.json");
  }

  @Test
  void hasACanonicalLock() throws StatusException, IOException {
    assertThat(lock.resolve("mcp.lock.json")).content()
        .isEqualTo(CanonicalJson.of(LockedRelease.read(lock).lock()));
  }

  @Test
  void everyTouchedFileIsFound() throws IOException {
    try (var files = Files.walk(lock)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] content = Files.readAllBytes(file);
        String name = lock.relativize(file).toString().replace('\\', '/');
        Files.write(file, new String(content, StandardCharsets.UTF_8).concat(" ").getBytes(StandardCharsets.UTF_8));
        fails(name.equals("RECORD") ? "expected `path,sha256=HASH,SIZE`" : name + " was edited: it has sha256 ");
        Files.delete(file);
        fails(name.equals("RECORD") ? "has no RECORD" : name + " is missing");
        Files.write(file, content);
      }
    }
    Files.writeString(lock.resolve("prompts/new.md"), "x");
    fails("prompts/new.md is new: RECORD does not list it");
  }

  @Test
  void whoEditsAFileAndRecordAlikeIsFoundByTheLock() throws IOException {
    byte[] text = "# Advice\n\nGreet everybody.\n".getBytes(StandardCharsets.UTF_8);
    String old = Sha256.base64Url(Files.readAllBytes(lock.resolve("prompts/advise.md")));
    Files.write(lock.resolve("prompts/advise.md"), text);
    String record = Files.readString(lock.resolve("RECORD"))
        .replaceAll(old + ",[0-9]+", Sha256.base64Url(text) + "," + text.length);
    Files.writeString(lock.resolve("RECORD"), record);

    fails("mcp.lock.json does not have the hashes of the files beside it");
  }

  @Test
  void isNeverLockedAgain() throws StatusException {
    Snapshot side = loader.load("spec@1.1.0");

    assertThatExceptionOfType(StatusException.class)
        .isThrownBy(() -> new Freezing(folder.resolve("releases")).freeze(side, "1.1.0"))
        .withMessageContaining("release 1.1.0 is locked already")
        .satisfies(fault -> assertThat(fault.status()).isEqualTo(Status.LOCK));
    assertThatExceptionOfType(StatusException.class)
        .isThrownBy(() -> new Freezing(folder.resolve("releases")).freeze(side, "../1.2.0"))
        .satisfies(fault -> assertThat(fault.status()).isEqualTo(Status.CONFIG));
  }

  @Test
  void hashesAreSplit() throws IOException, StatusException {
    Mapping before = LockedRelease.read(lock).lock();
    SmallSpec.in(folder.resolve("spec"))
        .with("prompts/advice/late.md", "Part at once.\n")
        .with("tools/greet.yaml", Files.readString(folder.resolve("spec/tools/greet.yaml")).replace("Says", "Calls"));
    Freezing other = new Freezing(folder.resolve("other"));
    other.freeze(loader.load("spec@1.1.0"), "1.1.0");
    Mapping after = LockedRelease.read(folder.resolve("other/1.1.0")).lock();

    assertThat(changed(before, after, "tools", "greet")).containsExactly("all", "text");
    assertThat(changed(before, after, "tools", "part")).isEmpty();
    assertThat(changed(before, after, "prompts", "advise")).containsExactly("text", "sections");
    Mapping sections = before.mapping("prompts").get().mapping("advise").get().mapping("sections").get();
    Mapping now = after.mapping("prompts").get().mapping("advise").get().mapping("sections").get();
    assertThat(sections.keys().stream().filter(id -> !sections.get(id).equals(now.get(id)))).containsExactly("late");
    assertThat(after.text("root")).isNotEqualTo(before.text("root"));
    assertThat(after.text("instructions")).isEqualTo(before.text("instructions"));
  }

  private static List<String> changed(Mapping before, Mapping after, String list, String name) {
    Mapping old = before.mapping(list).get().mapping(name).get();
    Mapping now = after.mapping(list).get().mapping(name).get();
    return List.of("all", "args", "input", "output", "annotations", "text", "sections").stream()
        .filter(key -> !old.get(key).equals(now.get(key))).toList();
  }

  @Test
  void theFirstReleasesOfOurServerAreLocked() throws StatusException {
    for (String release : List.of("1.0.5", "1.0.8")) {
      LockedRelease locked = LockedRelease.read(Path.of("../prompt-diffs/releases", release));
      assertThat(locked.version()).isEqualTo(release);
      assertThat(locked.lock().mapping("tools").orElseThrow().entries()).hasSize(30);
    }
  }

  private void fails(String part) {
    assertThatExceptionOfType(StatusException.class).isThrownBy(() -> loader.load("1.1.0")).satisfies(fault -> {
      assertThat(fault.status()).isEqualTo(Status.LOCK);
      assertThat(fault.getMessage()).contains(part);
    });
  }
}
