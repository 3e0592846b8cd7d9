package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each rule about prompts' texts has texts that show it, with exactly what is to be found in them. */
class PromptFixturesTest {

  private static final Path FIXTURES = Path.of("src/test/resources/release/rules");
  private static final Set<String> OURS = Set.of(
      "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21",
      "P23", "P24", "T08", "K05");

  @TestFactory
  Stream<DynamicTest> fixtures() throws IOException {
    List<Path> folders;
    try (Stream<Path> all = Files.list(FIXTURES)) {
      folders = all.filter(folder -> Files.exists(folder.resolve("before.md"))).sorted().toList();
    }
    assertThat(folders.stream().map(folder -> folder.getFileName().toString().substring(0, 3)).collect(
        Collectors.toSet())).isEqualTo(OURS);
    return folders.stream().map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> run(folder)));
  }

  /** What other rules find in the surfaces is left to their tests. */
  private static void run(Path folder) {
    Findings findings = new Findings();
    PromptComparison.compare(PromptSides.of(folder, "before"), PromptSides.of(folder, "after"), findings);
    List<String> found = new ArrayList<>(PromptSides.lines(findings.list()));
    found.sort(null);
    List<String> expected = PromptSides.text(folder.resolve("expected.txt")).lines()
        .filter(line -> OURS.contains(line.split(" ")[1]))
        .toList();
    assertThat(found).as(messages(findings)).isEqualTo(expected);
  }

  private static String messages(Findings findings) {
    return findings.list().stream().map(Finding::message).collect(Collectors.joining("\n"));
  }
}
