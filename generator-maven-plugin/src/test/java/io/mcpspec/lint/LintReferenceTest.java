package io.mcpspec.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.lint.rule.RuleHeading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reference page of the lint has a row for each rule, in order, with its severity. */
class LintReferenceTest {

  private static final Path PAGE = Path.of("../docs/reference/lint.md");

  @Test
  void everyRuleHasARow() throws IOException {
    List<String> rows = Files.readString(PAGE).lines()
        .filter(line -> line.matches("\\| `[A-Z]+[0-9]+` .*"))
        .map(line -> line.replaceFirst("(\\|[^|]*\\|[^|]*\\|[^|]*\\|).*", "$1"))
        .toList();

    assertThat(rows).containsExactlyElementsOf(LintRules.headings().stream().map(LintReferenceTest::row).toList());
  }

  private static String row(RuleHeading rule) {
    return "| `" + rule.id() + "` | `" + rule.name() + "` | " + rule.severity() + " |";
  }
}
