package io.mcpspec.release.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackageComparisonTest {

  private static final Packaged BARE = packaged("1.0.5", List.of(), List.of(), List.of());

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    ">=1.28.0 | ==1.40.5 | COMPATIBLE | is pinned now",
    "==1.40.5 | >=1.40.5 | RISKY      | is no longer pinned",
    "2.1.0    | 2.2.0    | COMPATIBLE | changed",
    "2.2.0    | 2.1.0    | RISKY      | changed",
    "2.2.0    | 3.0.0    | RISKY      | changed",
    "^1.2.0   | ^1.3.0   | RISKY      | changed",
    "[1.2,2)  | [1.2,3)  | COMPATIBLE | changed",
    "1.*      | 1.4      | COMPATIBLE | is pinned now",
  })
  void versionsOfDependencies(String from, String to, Level level, String what) {
    assertThat(compare(depending("boto3", from), depending("boto3", to)))
        .containsExactly(level + " K04 package/boto3: boto3 " + what + ": " + from + " → " + to);
  }

  @Test
  void newAndLostDependencies() {
    assertThat(compare(depending("a:b", "1"), depending("a:c", "2"))).containsExactly(
        "RISKY K04 package/a:b: a:b is gone: 1 → none", "RISKY K04 package/a:c: a:c is new: none → 2");
  }

  @Test
  void aHigherRuntimeIsRisky() {
    assertThat(compare(running("Java 17"), running("Java 21")))
        .containsExactly("RISKY K04 package/runtime: runtime needed is another: Java 17 → Java 21");
    assertThat(compare(running("Java 21"), running("Java 17")))
        .containsExactly("COMPATIBLE K04 package/runtime: runtime needed is another: Java 21 → Java 17");
  }

  @Test
  void publisherAndLicence() {
    Packaged other = new Packaged("server", BARE.version(), Optional.of("Somebody"), Optional.empty(),
        Optional.empty(), List.of(), List.of(), List.of());

    assertThat(compare(other, BARE)).containsExactly("RISKY K06 package: the publisher changed: Somebody → none");
    assertThat(compare(BARE, other)).isEmpty();
  }

  @Test
  void aNewFormOfLaunchMustSetWhatAllOthersSet() {
    String safe = "{\"command\":\"uvx\",\"env\":{\"READONLY\":\"true\"}}";

    assertThat(compare(launched("unix", safe), launched("unix", safe, "windows", "{\"command\":\"uv\"}")))
        .containsExactly("RISKY S06 package/launch/windows: the launch configuration for windows is new and does not"
            + " set READONLY, which all other forms set");
    assertThat(compare(launched("unix", safe), launched("unix", safe, "windows", safe))).isEmpty();
  }

  @Test
  void changedAndLostLaunches() {
    assertThat(compare(
            launched("a", "{\"command\":\"x\",\"env\":{\"V\":\"1\"}}", "b", "{\"url\":\"http://x\"}"),
            launched("a", "{\"command\":\"y\",\"env\":{}}")))
        .containsExactly(
            "BREAKING S06 package/transport/http: no client is told to connect by http any more",
            "RISKY S06 package/launch/a: the launch configuration for a changed `command`: x → y",
            "RISKY S06 package/launch/a: the launch configuration for a changed V: 1 → none",
            "RISKY S06 package/launch/b: the launch configuration for b is gone");
  }

  @Test
  void filesOfOneVersionNeverDiffer() {
    assertThat(compare(holding("1.0.5", "prompts/p.md", "x"), holding("1.0.5", "prompts/p.md", "y")))
        .containsExactly(
            "BREAKING K02 file/prompts/p.md: prompts/p.md differs between two packages that both say 1.0.5");
  }

  @Test
  void aChangedFileWithoutAFinding() {
    assertThat(compare(holding("1.0.5", "data/words.txt", "x"), holding("1.0.6", "data/words.txt", "y")))
        .containsExactly("BREAKING K03 file/data/words.txt: data/words.txt changed and no finding says why");
    assertThat(compare(holding("1.0.5", "org/a/B.class", "x"), holding("1.0.6", "org/a/B.class", "y")))
        .containsExactly("RISKY K03 file/org/a/: code changed, and what it does cannot be compared: 1 file in org/a");
    assertThat(compare(holding("1.0.5", "x/RECORD", "x"), holding("1.0.6", "x/RECORD", "y"))).isEmpty();
  }

  @Test
  void aJarAndALockAreNotComparedFileByFile() {
    assertThat(compare(holding("1.0.5", "surface.json", "x"), holding("1.0.6", "mcp-spec/surface.json", "x")))
        .isEmpty();
  }

  @Test
  void aFindingExplainsItsFiles() {
    Findings findings = new Findings();
    findings.add(Rule.SECTION_REWORDED, Level.RISKY, "prompt/p/role", "reworded");
    PackageComparison.compare(
        side(holding("1.0.5", "mcp-spec/prompts/p/1.md", "x")), side(holding("1.0.6", "mcp-spec/prompts/p/1.md", "y")),
        findings);

    assertThat(findings.list()).hasSize(1);
  }

  private static List<String> compare(Packaged before, Packaged after) {
    Findings findings = new Findings();
    PackageComparison.compare(side(before), side(after), findings);
    return findings.list().stream().map(PackageComparisonTest::line).toList();
  }

  private static String line(Finding found) {
    return found.level() + " " + found.rule().id() + " " + found.subject() + ": " + found.message();
  }

  private static Packaged depending(String name, String range) {
    return packaged("1.0.5", List.of(new Dependency(name, range)), List.of(), List.of());
  }

  private static Packaged running(String runtime) {
    return new Packaged("server", BARE.version(), Optional.empty(), Optional.empty(), Optional.of(runtime),
        List.of(), List.of(), List.of());
  }

  private static Packaged launched(String... clientsAndJson) {
    List<Launch> launches = new ArrayList<>();
    for (int i = 0; i < clientsAndJson.length; i += 2) {
      launches.add(new Launch(clientsAndJson[i], InstallLink.json(clientsAndJson[i + 1]).orElseThrow()));
    }
    return packaged("1.0.5", List.of(), launches, List.of());
  }

  private static Packaged holding(String version, String path, String hash) {
    return packaged(version, List.of(), List.of(), List.of(new ServedFile(path, hash, 1)));
  }

  private static Packaged packaged(
      String version, List<Dependency> dependencies, List<Launch> launches, List<ServedFile> files) {
    return new Packaged("server", Optional.of(version), Optional.empty(), Optional.empty(), Optional.empty(),
        dependencies, launches, files);
  }

  private static Snapshot side(Packaged packaged) {
    return Snapshot.unread("side").withVersion(packaged.version()).withPackaged(Optional.of(packaged));
  }
}
