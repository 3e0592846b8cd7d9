package io.mcpspec.runtime.install;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.machine.Platform.OperatingSystem;
import io.mcpspec.runtime.install.machine.ServerJar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a trial says is what is then done: each test does both and compares. */
class DryRunTest extends InstallFixture {

  private static final String WRITTEN = "These files would be written:";
  private static final String DELETED = "These files would be deleted:";

  private final KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
  private final KnownClient codex = CLIENTS.client("codex").orElseThrow();

  /** A command that is tried, and then run. */
  private interface Command {
    void run(boolean trial) throws Exception;
  }

  @Test
  void namesEverythingThatAFirstInstallationWrites() throws Exception {
    List<String> lines = holds(trial -> install(trial, cursor));
    assertThat(lines).startsWith("Cursor: would put `fix` into " + home.resolve(".cursor/mcp.json"), WRITTEN)
        .doesNotContain(DELETED).hasSize(6)
        .contains("  " + places(OperatingSystem.LINUX).jar(ServerJar.at(built, List.of()), "1.1.0"))
        .contains("  " + places(OperatingSystem.LINUX).archive(ServerJar.at(built, List.of()), jvm));
  }

  @Test
  void namesTheCopyOfAConfigurationThatWasThere() throws Exception {
    Files.writeString(Files.createDirectories(home.resolve(".cursor")).resolve("mcp.json"), "{}");
    Files.writeString(home.resolve(".cursor/mcp.json.before-fix"), "somebody's");
    assertThat(holds(trial -> install(trial, cursor)))
        .contains("  " + home.resolve(".cursor/mcp.json.before-fix.2"));
  }

  @Test
  void namesNothingWhereNothingChanges() throws Exception {
    install(false, cursor);
    assertThat(holds(trial -> install(trial, cursor)))
        .containsExactly("Cursor: `fix` is in " + home.resolve(".cursor/mcp.json") + " already");
  }

  @Test
  void namesTheArchiveThatIsMadeAgain() throws Exception {
    install(false, cursor);
    Path archive = places(OperatingSystem.LINUX).archive(ServerJar.at(built, List.of()), jvm);
    Files.delete(archive);
    assertThat(holds(trial -> install(trial, cursor))).endsWith(WRITTEN, "  " + archive);
  }

  @Test
  void namesTheFilesOfTheBuildThatIsReplaced() throws Exception {
    install(false, cursor);
    Files.writeString(built, "second build");
    assertThat(holds(trial -> install(trial, cursor))).contains(DELETED);
  }

  @Test
  void namesNoFilesThatAnotherClientStillNeeds() throws Exception {
    install(false, cursor, codex);
    assertThat(holds(trial -> uninstaller(trial).uninstall(List.of(codex), "fix", false)))
        .startsWith("Codex: would take `fix` out of " + home.resolve(".codex/config.toml"))
        .filteredOn(line -> line.contains(".local") || line.contains(".cache"))
        .singleElement().asString().endsWith("installed.json");
  }

  @Test
  void namesEverythingThatIsDeletedWithTheLastEntry() throws Exception {
    Files.writeString(Files.createDirectories(home.resolve(".cursor")).resolve("mcp.json"), "{}");
    install(false, cursor, codex);
    assertThat(holds(trial -> uninstaller(trial).uninstall(List.of(codex, cursor), "fix", false)))
        .contains(WRITTEN, DELETED).hasSize(10);
    install(false, cursor, codex);
    assertThat(holds(trial -> uninstaller(trial).uninstallAll(CLIENTS, "fix", false)))
        .contains(WRITTEN, DELETED).hasSize(10);
  }

  @Test
  void namesWhatIsTakenOutByForce() throws Exception {
    Path file = Files.createDirectories(home.resolve(".cursor")).resolve("mcp.json");
    Files.writeString(file, "{\"mcpServers\": {\"fix\": {}}}");
    assertThat(holds(trial -> uninstaller(trial).uninstall(List.of(cursor), "fix", true)))
        .containsExactly("Cursor: would take `fix` out of " + file, WRITTEN, "  " + file + ".before-fix", "  " + file);
  }

  private void install(boolean trial, KnownClient... clients) throws Exception {
    if (trial) {
      installer(OperatingSystem.LINUX).show(List.of(clients), REQUEST);
    } else {
      installer(OperatingSystem.LINUX).install(List.of(clients), REQUEST);
    }
  }

  /** Tries a command, runs it, and gives what the trial said, once that is found to be true. */
  private List<String> holds(Command command) throws Exception {
    Map<String, String> before = files();
    command.run(true);
    List<String> lines = out().lines().toList();
    assertThat(files()).as("a trial").isEqualTo(before);
    command.run(false);
    Map<String, String> after = files();
    Set<String> written = new TreeSet<>(after.keySet());
    written.removeIf(name -> after.get(name).equals(before.get(name)));
    Set<String> deleted = new TreeSet<>(before.keySet());
    deleted.removeAll(after.keySet());
    deleted.removeIf(name -> name.endsWith("/")); // a folder
    assertThat(listed(lines, WRITTEN)).isEqualTo(written);
    assertThat(listed(lines, DELETED)).isEqualTo(deleted);
    return lines;
  }

  private Set<String> listed(List<String> lines, String title) {
    List<String> rest = new ArrayList<>(lines.contains(title)
        ? lines.subList(lines.indexOf(title) + 1, lines.size()) : List.of());
    Set<String> files = new TreeSet<>();
    while (!rest.isEmpty() && rest.get(0).startsWith("  ")) {
      files.add(home.relativize(Path.of(rest.remove(0).strip())).toString());
    }
    return files;
  }
}
