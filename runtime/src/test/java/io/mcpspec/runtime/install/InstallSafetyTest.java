package io.mcpspec.runtime.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.InstallLock;
import io.mcpspec.runtime.install.machine.Platform.OperatingSystem;
import io.mcpspec.runtime.install.machine.ServerJar;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Whatever else happens at the same time, nobody's entry is lost and nobody's file is harmed. */
class InstallSafetyTest extends InstallFixture {

  private static final List<KnownClient> JSON_CLIENTS =
      CLIENTS.all().stream().filter(client -> !client.id().equals("codex")).toList();

  private Path file(KnownClient client) {
    return client.file(platform(OperatingSystem.LINUX));
  }

  private Path config(KnownClient client, String text) throws IOException {
    Files.createDirectories(file(client).getParent());
    return Files.writeString(file(client), text);
  }

  private Uninstaller uninstaller() {
    return uninstaller(false);
  }

  @Test
  void installationsAtTheSameTimeKeepEachOthersRecords() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (int round = 0; round < 10; round++) {
        all(threads, JSON_CLIENTS.stream().<Callable<Void>>map(client -> () -> {
          installer(OperatingSystem.LINUX).install(List.of(client), REQUEST);
          return null;
        }).toList());
        assertThat(Receipts.read(places(OperatingSystem.LINUX)).all()).hasSameSizeAs(JSON_CLIENTS);
        Path jar = places(OperatingSystem.LINUX).jar(ServerJar.at(built, List.of()), "1.1.0");
        all(threads, JSON_CLIENTS.stream().skip(1).<Callable<Void>>map(client -> () -> {
          uninstaller().uninstall(List.of(client), "fix", false);
          return null;
        }).toList());
        assertThat(jar).as("one client still starts it").exists();
        uninstaller().uninstall(List.of(JSON_CLIENTS.get(0)), "fix", false);
        assertThat(files()).isEmpty();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static void all(ExecutorService threads, List<Callable<Void>> tasks) throws Exception {
    for (Future<Void> done : threads.invokeAll(tasks)) {
      done.get();
    }
  }

  /** Other programs edit configurations while the server is installed and taken out, in 50 random orders. */
  @Test
  void editsOfOtherProgramsAreNeverLost() throws Exception {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Map<String, String> untouched = files();
      List<String> edits = new ArrayList<>();
      KnownClient client = JSON_CLIENTS.get(random.nextInt(JSON_CLIENTS.size()));
      if (random.nextBoolean()) {
        edit(client, random, edits);
      }
      for (int step = 0; step < 4; step++) {
        step(client, random, edits);
      }
      uninstaller().uninstallAll(CLIENTS, "fix", true);
      if (edits.isEmpty()) {
        assertThat(files()).as("seed %d", seed).isEqualTo(untouched);
      } else {
        assertThat(JsonReader.read(Files.readString(file(client))).asObject().orElseThrow().members().keySet())
            .as("seed %d", seed).containsAll(edits).doesNotContain("fix");
        Files.delete(file(client));
      }
    }
  }

  private void step(KnownClient client, Random random, List<String> edits) throws Exception {
    Installer.Archiving archiving = (jar, archive) -> {
      edit(client, random, edits);
      Files.writeString(archive, "made");
    };
    switch (random.nextInt(3)) {
      case 0 -> new Installer(
          MANIFEST, ServerJar.at(built, List.of()), jvm, archiving, platform(OperatingSystem.LINUX), print())
          .install(List.of(client), REQUEST);
      case 1 -> uninstaller().uninstallAll(CLIENTS, "fix", false);
      default -> edit(client, random, edits);
    }
  }

  private void edit(KnownClient client, Random random, List<String> edits) {
    try {
      String text = Files.exists(file(client)) ? Files.readString(file(client)) : "{}";
      String name = "other" + edits.size();
      boolean isEmpty = JsonReader.read(text).asObject().orElseThrow().members().isEmpty();
      config(client, text.replaceFirst("\\{", "{\"" + name + "\": " + random.nextInt() + (isEmpty ? "" : ",")));
      edits.add(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFileThatChangedAfterItWasReadIsNotOverwritten() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    var before = ConfigFile.read(config(cursor, "{}"));
    config(cursor, "{\"mine\": 1}");
    assertThatThrownBy(() -> ConfigFile.write(before, "{\"fix\": 1}")).isInstanceOf(ChangedMeanwhileException.class);
    assertThat(file(cursor)).hasContent("{\"mine\": 1}");
  }

  @Test
  void aLockThatAnotherKeepsIsNamed() throws Exception {
    InstallLock.alone(places(OperatingSystem.LINUX), Duration.ZERO, () ->
        assertThatThrownBy(() -> InstallLock.alone(places(OperatingSystem.LINUX), Duration.ofMillis(50), out::reset))
            .isInstanceOf(InstallException.class).hasMessageContaining("another `install` or `uninstall`"));
    print().print("kept");
    InstallLock.alone(places(OperatingSystem.LINUX), Duration.ZERO, out::reset);
    assertThat(out()).isEmpty();
  }

  @Test
  void linksThatLeadNowhereStayLinks() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Files.createDirectories(file(cursor).getParent());
    Files.createSymbolicLink(file(cursor), folder.resolve("gone.json"));
    refused(cursor, "is a link to " + folder.resolve("gone.json") + ", which leads to no file");
    Files.delete(file(cursor));
    Files.createSymbolicLink(file(cursor), file(cursor));
    refused(cursor, "is a link to ");
    assertThat(Files.isSymbolicLink(file(cursor))).isTrue();
  }

  @Test
  void aFolderInPlaceOfTheFileIsNamed() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Files.createDirectories(file(cursor));
    refused(cursor, file(cursor) + " is a folder; expected the client's configuration file");
  }

  @Test
  void aReadOnlyFileIsNotReplaced() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Files.setPosixFilePermissions(config(cursor, "{}"), PosixFilePermissions.fromString("r--r--r--"));
    refused(cursor, "is read-only; allow its owner to write it");
    assertThat(file(cursor)).hasContent("{}");
  }

  private void refused(KnownClient client, String message) {
    assertThatThrownBy(() -> install(OperatingSystem.LINUX, client, REQUEST))
        .isInstanceOf(InstallException.class).hasMessageContaining(message);
  }

  @Test
  void aBrokenFileDoesNotKeepTheServerInOtherClients() throws Exception {
    installer(OperatingSystem.LINUX).install(JSON_CLIENTS, REQUEST);
    KnownClient broken = JSON_CLIENTS.get(0);
    Files.writeString(file(broken), "{ not JSON");

    assertThatThrownBy(() -> uninstaller().uninstallAll(CLIENTS, "fix", false))
        .isInstanceOf(InstallException.class).hasMessageContaining(file(broken).toString());
    assertThat(Receipts.read(places(OperatingSystem.LINUX)).all())
        .singleElement().satisfies(left -> assertThat(left.file()).isEqualTo(file(broken)));
    JSON_CLIENTS.stream().skip(1).forEach(client -> assertThat(file(client)).doesNotExist());
  }
}
