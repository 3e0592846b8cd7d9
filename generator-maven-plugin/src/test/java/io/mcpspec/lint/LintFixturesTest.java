package io.mcpspec.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.LintRun;
import io.mcpspec.lint.rule.RuleHeading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every rule has an example that breaks it, one that does not, and a page. An example is a file or directory that
 * {@code lint} takes, {@code bad.json} or {@code bad}; {@code expected.txt} is all that is printed for it, and is
 * written by {@code -Dgoldens=write}.
 */
class LintFixturesTest {

  private static final Path ROOT = Path.of("src/test/resources/lint");

  static List<RuleHeading> rules() {
    return LintRules.headings();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void badProducesExactlyWhatIsExpected(RuleHeading rule) throws IOException {
    String found = LintRun.in(ROOT).text(example(rule, "bad"));
    Path expected = ROOT.resolve(rule.id()).resolve("expected.txt");
    if ("write".equals(System.getProperty("goldens"))) {
      Files.writeString(expected, found);
    }

    assertThat(found).isEqualTo(Files.readString(expected)).contains("[" + rule.title() + "]");
  }

  @ParameterizedTest
  @MethodSource("rules")
  void goodProducesNothing(RuleHeading rule) throws IOException {
    assertThat(LintRun.in(ROOT).text(example(rule, "good"))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everyRuleIsExplained(RuleHeading rule) {
    LintPage page = LintPage.of(rule);

    assertThat(page.text()).startsWith("# " + rule.title() + "\n")
        .contains("\n## Example\n", "\n## How to fix it\n", "```");
    assertThat(page.why()).endsWith(".").doesNotContain("\n");
  }

  @Test
  void everyFixtureAndPageIsOfARule() throws IOException {
    List<String> ids = rules().stream().map(RuleHeading::id).toList();
    try (var fixtures = Files.list(ROOT)) {
      assertThat(fixtures.map(fixture -> fixture.getFileName().toString())).containsExactlyInAnyOrderElementsOf(ids);
    }
    try (var pages = Files.list(Path.of("src/main/resources/io/mcpspec/lint/rules"))) {
      assertThat(pages.map(page -> page.getFileName().toString().replace(".md", "")))
          .containsExactlyInAnyOrderElementsOf(ids);
    }
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(rules()).extracting(RuleHeading::name).doesNotHaveDuplicates();
  }

  private static String example(RuleHeading rule, String variant) throws IOException {
    try (var files = Files.list(ROOT.resolve(rule.id()))) {
      Path found = files.filter(file -> file.getFileName().toString().matches(variant + "(\\..*)?")).findFirst()
          .orElseThrow(() -> new AssertionError(rule.id() + " has no example `" + variant + "`"));
      return ROOT.relativize(found).toString();
    }
  }
}
