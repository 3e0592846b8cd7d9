package io.mcpspec.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.SchemaComparison;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What has to hold for comparisons of any two sides: with the sides of the fixtures and, where it is, the corpus. */
class MetamorphicTest {

  private static final Set<Rule> FORM = Set.of(Rule.INPUT_SCHEMA_REFACTORED, Rule.TOOL_COSMETICS_CHANGED);

  private static final int NEIGHBOURS = 3;

  private final List<String> unmirrored = new ArrayList<>();
  private final Mirrors mirrors = new Mirrors();

  @Test
  void nothingChangedBetweenASideAndItself() throws IOException {
    for (Path file : sides()) {
      assertUnchanged(file);
    }
  }

  @Test
  @RequiresTool(Tool.CORPUS)
  void nothingChangedBetweenAPublishedServerAndItself() throws IOException {
    List<Path> servers = servers();
    assertThat(servers).hasSize(26);
    for (Path file : servers) {
      assertUnchanged(file);
    }
  }

  /** Read twice, so that nothing is the same object. */
  private static void assertUnchanged(Path file) {
    Snapshot side = Sides.of(file);
    Snapshot again = Sides.of(file);
    assertThat(compare(side, again)).as("%s", file).isEmpty();
    List<Mapping> tools = tools(side);
    for (int i = 0; i < tools.size(); i++) {
      Node schema = tools.get(i).get("inputSchema").orElse(tools.get(i));
      Node other = tools(again).get(i).get("inputSchema").orElse(tools(again).get(i));
      assertThat(SchemaComparison.ofInput(schema, other)).as("%s %s", file, i).isEmpty();
      assertThat(SchemaComparison.ofOutput(schema, other)).as("%s %s", file, i).isEmpty();
    }
  }

  @Test
  void theOrderOfMembersIsForm() throws IOException {
    for (Path file : sides()) {
      assertForm(file, Rewriting.reversed(read(file)));
    }
  }

  @Test
  @RequiresTool(Tool.CORPUS)
  void theOrderOfMembersOfPublishedServersIsForm() throws IOException {
    for (Path file : servers()) {
      assertForm(file, Rewriting.reversed(read(file)));
    }
  }

  @Test
  @RequiresTool(Tool.CORPUS)
  void whetherSchemasOfPublishedServersAreSharedIsForm() throws IOException {
    int changed = 0;
    for (Path file : servers()) {
      Node inlined = Rewriting.inlined(read(file));
      changed += assertForm(file, inlined) > 0 ? 1 : 0;
    }
    assertThat(changed).as("servers that share schemas").isPositive();
  }

  /** How many findings there are. */
  private static int assertForm(Path file, Node rewritten) {
    List<Finding> findings = compare(Sides.of(file), Sides.of("rewritten", JsonWriter.compact(rewritten)));
    assertThat(findings).as("%s", file).allMatch(finding ->
        FORM.contains(finding.rule()) && finding.level() == Level.DOCS
            || finding.rule() == Rule.INPUT_PORTABILITY_REGRESSED);
    return findings.size();
  }

  @Test
  void aChangeThatIsUndoneShowsUnderItsMirror() throws IOException {
    for (Path before : RuleFixtures.files("before.json")) {
      compareBothWays(Sides.of(before), Sides.of(before.resolveSibling("after.json")), before.getParent());
    }
    assertThat(unmirrored).isEmpty();
  }

  /** Nearly everything differs between two servers; each is compared with those that follow. */
  @Test
  @RequiresTool(Tool.CORPUS)
  void anyTwoPublishedServersCanBeCompared() throws IOException {
    List<Snapshot> servers = new ArrayList<>();
    servers().forEach(file -> servers.add(Sides.of(file)));
    for (int i = 0; i < servers.size(); i++) {
      for (int next = i + 1; next <= i + NEIGHBOURS; next++) {
        Snapshot before = servers.get(i);
        Snapshot after = servers.get(next % servers.size());
        compareBothWays(before, after, Path.of(before.label(), after.label()));
      }
    }
    assertThat(unmirrored).isEmpty();
  }

  /** Not for each place: a rename has another place when it is undone. */
  private void compareBothWays(Snapshot before, Snapshot after, Path what) {
    List<Finding> there = compare(before, after);
    List<Finding> back = compare(after, before);
    collectUnmirrored(there, back, what + " there");
    collectUnmirrored(back, there, what + " back");
  }

  private void collectUnmirrored(List<Finding> findings, List<Finding> others, String what) {
    Set<Rule> rules = others.stream().map(Finding::rule).collect(Collectors.toSet());
    for (Finding finding : findings) {
      Set<Rule> expected = mirrors.of(finding.rule());
      if (!expected.isEmpty() && expected.stream().noneMatch(rules::contains)) {
        unmirrored.add(what + ": " + finding.rule().id() + " " + finding.message() + ", undone as " + rules);
      }
    }
  }

  private static List<Finding> compare(Snapshot before, Snapshot after) {
    Findings findings = new Findings();
    SurfaceDiff.compare(before, after, findings);
    return findings.list();
  }

  private static List<Mapping> tools(Snapshot side) {
    return Rewriting.tools(side.surface());
  }

  private static Node read(Path file) throws IOException {
    return Sides.json(file.getFileName().toString(), Files.readString(file));
  }

  private static List<Path> sides() throws IOException {
    return RuleFixtures.files(".json");
  }

  private static List<Path> servers() throws IOException {
    try (Stream<Path> files = Files.list(Corpus.file("servers"))) {
      return files.sorted().toList();
    }
  }
}
