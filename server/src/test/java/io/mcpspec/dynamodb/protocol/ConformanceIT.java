package io.mcpspec.dynamodb.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.build.RebuiltServer;
import io.mcpspec.dynamodb.client.HttpServed;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The protocol's own conformance suites, over HTTP, against a server that our compiler makes of a spec: what they ask
 * for stands in {@code src/test/conformance}. What does not pass stands in a table there, with the reason.
 */
@Timeout(600)
@RequiresTool({Tool.NODE, Tool.NODE_22})
class ConformanceIT {

  private static final Path FIXTURE = Path.of("src", "test", "conformance");
  private static final String RELEASED = "conformance-released/dist/index.js";
  private static final String NEWEST = "@modelcontextprotocol/conformance/dist/index.js";

  @TempDir private static Path folder;
  private static RebuiltServer server;
  private static KnownResults known;

  @BeforeAll
  static void build() throws IOException {
    server = RebuiltServer.build(
        FIXTURE.resolve("spec"), List.of(FIXTURE.resolve("java")), "io.mcpspec.conformance.spec.Main", folder);
    known = KnownResults.read(FIXTURE.resolve("results.md"));
  }

  @Test
  void theReleasedSuitePasses() {
    run(new ConformanceSuite("0.1.16 active", RELEASED, List.of("--suite", "active")), "--http-sessions");
  }

  @Test
  void theNewestSuitePassesForClientsThatInitialize() {
    run(new ConformanceSuite(
        "0.2.0-alpha.12 2025-11-25", NEWEST, List.of("--suite", "all", "--spec-version", "2025-11-25")),
        "--http-sessions");
  }

  @Test
  void theNewestSuitePassesForRequestsThatStandForThemselves() {
    run(new ConformanceSuite(
        "0.2.0-alpha.12 2026-07-28", NEWEST, List.of("--suite", "all", "--spec-version", "2026-07-28")));
  }

  @Test
  void theNewestSuitePassesForThemBesideClientsThatInitialize() {
    run(new ConformanceSuite(
        "0.2.0-alpha.12 2026-07-28 beside sessions", NEWEST,
        List.of("--suite", "all", "--spec-version", "2026-07-28")), "--http-sessions");
  }

  private static void run(ConformanceSuite suite, String... more) {
    List<String> arguments = new ArrayList<>(List.of("--http", "0"));
    arguments.addAll(List.of(more));
    List<ConformanceSuite.Check> checks;
    try (HttpServed http = HttpServed.start(server.launch(arguments.toArray(String[]::new)))) {
      checks = suite.run(http.mcp(), folder.resolve(suite.name().replace(' ', '-')));
    }
    long skipped = checks.stream().filter(ConformanceSuite.Check::skipped).count();
    String passed = checks.stream().filter(ConformanceSuite.Check::passed).count() + " of " + (checks.size() - skipped);
    System.out.println("conformance " + suite.name() + ": " + passed + " checks passed");

    assertThat(checks.stream().filter(check -> !check.passed()).map(check -> row(suite, check)))
        .as("checks of %s that do not pass, as in results.md", suite.name())
        .containsExactlyInAnyOrderElementsOf(known.rows().stream()
            .filter(row -> row.suite().equals(suite.name()))
            .map(row -> String.join(" | ", row.suite(), row.scenario(), row.check(), row.status()))
            .toList());
    assertThat(known.counts()).contains(new KnownResults.Count(suite.name(), passed));
  }

  private static String row(ConformanceSuite suite, ConformanceSuite.Check check) {
    return String.join(" | ", suite.name(), check.scenario(), check.id(), check.status());
  }
}
