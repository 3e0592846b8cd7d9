package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.ExplainCommand.Result;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.lint.LintRules;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.release.finding.Rule;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {

  private static String message(ExplainCommand command) {
    return ((Result.UnknownCode) command.run(Optional.of("zzzzzzzz"))).message();
  }

  @Test
  void aCodeHasAPage() {
    Result.Page page = (Result.Page) new ExplainCommand(new MavenStyle()).run(Optional.of("unknown-key"));
    assertThat(page.lines()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"I05", "i05", "input-became-required", "K01", "X02", "sec02", "model-order"})
  void aRuleOfTheDiffOrTheLintHasAPage(String rule) {
    Result.Page page = (Result.Page) new ExplainCommand(new MavenStyle()).run(Optional.of(rule));
    assertThat(page.lines().get(0).toLowerCase(Locale.ROOT)).startsWith("# ").contains(rule.toLowerCase(Locale.ROOT));
  }

  @Test
  void withoutACodeAllAreListed() {
    Result.Page page = (Result.Page) new ExplainCommand(new MavenStyle()).run(Optional.empty());
    assertThat(page.lines()).hasSize(Code.values().length + Rule.values().length + LintRules.all().size() + 1)
        .contains("unknown-key", "I05 input-became-required", "SEC02 model-order")
        .last().isEqualTo("explain one with mvn mcp-spec:explain -Dcode=CODE; "
            + "a rule of the diff or the lint by its id or name");
  }

  @Test
  void anUnknownCodeIsAnsweredInTheUsersStyle() {
    assertThat(message(new ExplainCommand(new MavenStyle())))
        .isEqualTo("unknown code `zzzzzzzz`; run mcp-spec:explain without a code for the list");
    assertThat(message(new ExplainCommand(new TerminalStyle())))
        .isEqualTo("unknown code `zzzzzzzz`; run mcp-spec explain without a code for the list");
  }
}
