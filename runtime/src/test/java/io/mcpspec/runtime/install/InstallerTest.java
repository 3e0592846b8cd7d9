package io.mcpspec.runtime.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.Platform.OperatingSystem;
import io.mcpspec.runtime.install.machine.ServerJar;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InstallerTest extends InstallFixture {

  static Stream<Object[]> clientsOnSystems() {
    return CLIENTS.all().stream().flatMap(client ->
        Stream.of(OperatingSystem.values()).map(system -> new Object[] {client.id(), system}));
  }

  @ParameterizedTest
  @MethodSource("clientsOnSystems")
  void installsAndUninstallsToTheByte(String id, OperatingSystem system) throws Exception {
    KnownClient client = CLIENTS.client(id).orElseThrow();
    String before = id.equals("codex") ? "model = \"o\" # mine\n" : "{\n    \"theme\": \"dark\"\n}\n";
    Path file = client.file(platform(system));
    Files.createDirectories(file.getParent());
    Files.writeString(file, before);
    Map<String, String> untouched = files();

    install(system, client, REQUEST);

    String after = Files.readString(file);
    assertThat(after).isEqualTo(expected(id, before, system));
    assertThat(Files.readString(file.resolveSibling(file.getFileName() + ".before-fix"))).isEqualTo(before);
    assertThat(out()).isEqualTo(client.title() + ": put `fix` into " + file + "\n");

    Map<String, String> installed = files();
    install(system, client, REQUEST);
    assertThat(files()).as("again changes nothing").isEqualTo(installed);
    assertThat(out()).isEqualTo(client.title() + ": `fix` is in " + file + " already\n");

    new Uninstaller(MANIFEST.name(), platform(system), false, print()).uninstall(List.of(client), "fix", false);
    assertThat(files()).isEqualTo(untouched);
    assertThat(out()).isEqualTo(client.title() + ": took `fix` out of " + file + "\n");
  }

  private String expected(String id, String before, OperatingSystem system) {
    String jar = quoted(places(system).jar(ServerJar.at(built, List.of()), "1.1.0"));
    String archive = quoted("-XX:SharedArchiveFile=" + places(system).archive(ServerJar.at(built, List.of()), jvm));
    List<String> args = List.of(archive, "\"-XX:TieredStopAtLevel=1\"", "\"-XX:+UseSerialGC\"", "\"-Xlog:disable\"",
        "\"-Xlog:all=warning:stderr\"", "\"-jar\"", jar, "\"--read-only\"");
    if (id.equals("codex")) {
      return before + "\n[mcp_servers.fix]\ncommand = \"/jdk/bin/java\"\nargs = [" + String.join(", ", args)
          + "]\nenv = { FIXTURE_REGION = \"north\" }\n";
    }
    boolean typed = List.of("claude-code", "cursor", "vscode").contains(id);
    return "{\n    \"" + (id.equals("vscode") ? "servers" : "mcpServers") + "\": {\n        \"fix\": {\n"
        + (typed ? "            \"type\": \"stdio\",\n" : "")
        + "            \"command\": \"/jdk/bin/java\",\n            \"args\": [\n                "
        + String.join(",\n                ", args)
        + "\n            ],\n            \"env\": {\n                \"FIXTURE_REGION\": \"north\"\n            }\n"
        + "        }\n    },\n    \"theme\": \"dark\"\n}\n";
  }

  private static String quoted(Object text) {
    return "\"" + text + "\"";
  }

  @Test
  void whereThereWasNothingNothingIsLeft() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    KnownClient codex = CLIENTS.client("codex").orElseThrow();
    install(OperatingSystem.LINUX, cursor, REQUEST);
    install(OperatingSystem.LINUX, codex, REQUEST);
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(files().keySet()).as("the other client still needs them")
        .anyMatch(name -> name.endsWith(".jar")).anyMatch(name -> name.endsWith(".jsa"));
    uninstaller(false).uninstallAll(CLIENTS, "fix", false);
    assertThat(files()).isEmpty();
    uninstaller(false).uninstallAll(CLIENTS, "fix", false);
    assertThat(out()).isEqualTo("`fix` was installed into no client\n");
  }

  @Test
  void anotherBuildTakesThePlaceOfTheFirst() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    install(OperatingSystem.LINUX, cursor, REQUEST);
    Map<String, String> first = files();
    Files.writeString(built, "second build");
    install(OperatingSystem.LINUX, cursor, REQUEST);
    assertThat(out()).startsWith("Cursor: changed `fix` in ");
    assertThat(files()).hasSameSizeAs(first);
    assertThat(files().values()).contains("second build", "of second build")
        .doesNotContain("first build", "of first build");
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(files()).isEmpty();
  }

  @Test
  void anEntryThatIsNotOursIsLeftAlone() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Path file = cursor.file(platform(OperatingSystem.LINUX));
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{\"mcpServers\": {\"fix\": {\"command\": \"mine\"}}}");
    Map<String, String> before = files();
    assertThatThrownBy(() -> install(OperatingSystem.LINUX, cursor, REQUEST)).hasMessage(file
        + " has a server `fix` that `install` did not write; choose another name, `--name NAME`, or replace it,"
        + " `--force`. The file was not changed");
    assertThatThrownBy(() -> uninstaller(false).uninstall(List.of(cursor), "fix", false))
        .hasMessageContaining("remove it all the same with `--force`");
    assertThat(files()).isEqualTo(before);

    install(OperatingSystem.LINUX, cursor, FORCED);
    assertThat(Files.readString(file)).contains("/jdk/bin/java").doesNotContain("mine");
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(Files.readString(file)).isEqualTo("{\"mcpServers\": {}}");
  }

  @Test
  void anEntryThatWasChangedSinceIsLeftAloneAndOthersStay() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Path file = cursor.file(platform(OperatingSystem.LINUX));
    install(OperatingSystem.LINUX, cursor, REQUEST);
    Files.writeString(file, Files.readString(file).replace("--read-only", "--tools").replace(
        "\"fix\"", "\"added\": {}, // later\n    \"fix\""));
    assertThatThrownBy(() -> uninstaller(false).uninstall(List.of(cursor), "fix", false))
        .hasMessageContaining("changed since");
    assertThatThrownBy(() -> install(OperatingSystem.LINUX, cursor, REQUEST)).hasMessageContaining("changed since");
    uninstaller(false).uninstall(List.of(cursor), "fix", true);
    assertThat(Files.readString(file)).isEqualTo("{\n  \"mcpServers\": {\n    \"added\": {} // later\n  }\n}\n");
  }

  @Test
  void aMalformedFileStopsEverythingBeforeAnythingIsWritten() throws Exception {
    KnownClient gemini = CLIENTS.client("gemini-cli").orElseThrow();
    Path file = gemini.file(platform(OperatingSystem.LINUX));
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{\n  oops\n}");
    assertThatThrownBy(() -> installer(OperatingSystem.LINUX)
        .install(List.of(CLIENTS.client("cursor").orElseThrow(), gemini), REQUEST))
        .hasMessageStartingWith(file + ":2:3: not JSON: expected a member's name in double quotes, got `o`");
    assertThat(files()).containsOnlyKeys(".gemini/settings.json").containsValue("{\n  oops\n}");
    Files.write(file, new byte[] {'{', (byte) 0xff, '}'});
    assertThatThrownBy(() -> install(OperatingSystem.LINUX, gemini, REQUEST))
        .hasMessage(file + ": not UTF-8 text. The file was not changed");
  }

  @Test
  void withoutAnArchiveTheServerStartsWithoutOne() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    new Installer(MANIFEST, ServerJar.at(built, List.of()), jvm, (jar, archive) -> {
      throw new InstallException("this machine makes none");
    }, platform(OperatingSystem.LINUX), print()).install(List.of(cursor), REQUEST);
    assertThat(out())
        .startsWith("without a class-data archive, so the server starts slower: this machine makes none\n");
    assertThat(Files.readString(cursor.file(platform(OperatingSystem.LINUX))))
        .doesNotContain("SharedArchiveFile").contains("-Xlog:disable");
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(files()).isEmpty();
  }

  @Test
  void whatBreaksOffLeavesNothing() throws Exception {
    Files.writeString(home.resolve(".cursor"), "a file where a folder should be");
    Map<String, String> before = files();
    assertThatThrownBy(() -> install(OperatingSystem.LINUX, CLIENTS.client("cursor").orElseThrow(), REQUEST))
        .isInstanceOf(FileSystemException.class);
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aLostRecordIsMadeAgain() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    install(OperatingSystem.LINUX, cursor, REQUEST);
    Map<String, String> installed = files();
    Files.delete(places(OperatingSystem.LINUX).receipts());
    install(OperatingSystem.LINUX, cursor, REQUEST);
    assertThat(out()).startsWith("Cursor: `fix` is in ");
    assertThat(files()).containsOnlyKeys(installed.keySet());
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(files()).as("whether it made the system's folders is forgotten")
        .containsOnlyKeys(".cache/", ".local/share/", ".cursor/mcp.json")
        .containsValue("{\n  \"mcpServers\": {\n  }\n}\n");
  }

  @Test
  void rightsAndLinksStay() throws Exception {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    Path file = cursor.file(platform(OperatingSystem.LINUX));
    Path real = Files.writeString(folder.resolve("dotfile.json"), "{}");
    Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
    Files.createDirectories(file.getParent());
    Files.createSymbolicLink(file, real);
    install(OperatingSystem.LINUX, cursor, REQUEST);
    assertThat(Files.isSymbolicLink(file)).isTrue();
    assertThat(Files.readString(real)).contains("/jdk/bin/java");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real))).isEqualTo("rw-r-----");
    uninstaller(false).uninstall(List.of(cursor), "fix", false);
    assertThat(Files.readString(real)).isEqualTo("{}");
  }
}
