package io.mcpspec.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the security rules find in published servers, each read and judged. A finding that comes or goes is read again;
 * {@code -Dgoldens=write} then writes the list. Notices are left out.
 */
@RequiresTool(Tool.CORPUS)
class LintCorpusTest {

  private static final Path JUDGED = Path.of("src/test/resources/lint-corpus.txt");

  @Test
  void publishedServersHaveTheFindingsThatWereRead() throws IOException, StatusException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> servers = Files.list(Corpus.file("servers"))) {
      for (Path server : servers.sorted().toList()) {
        Snapshot snapshot = Loading.in(server.getParent(), List.of()).load(server.getFileName().toString());
        new Lint(LintRules.security()).find(snapshot).stream()
            .filter(finding -> finding.severity() != Severity.NOTICE)
            .forEach(finding -> found.add(line(server, finding)));
      }
    }
    if ("write".equals(System.getProperty("goldens"))) {
      Files.write(JUDGED, found);
    }

    assertThat(found).containsExactlyElementsOf(Files.readAllLines(JUDGED));
  }

  private static String line(Path server, LintFinding finding) {
    return server.getFileName().toString().replace(".json", "") + " " + finding.severity() + " " + finding.rule().id()
        + " " + finding.subject();
  }
}
