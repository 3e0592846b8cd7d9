package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.command.ExplainCommand.Result;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.maven.MavenStyle;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {

  private static String message(ExplainCommand command) {
    return ((Result.UnknownCode) command.run(Optional.of("zzzzzzzz"))).message();
  }

  @Test
  void aCodeHasAPage() {
    Result.Page page = (Result.Page) new ExplainCommand(new MavenStyle()).run(Optional.of("unknown-key"));
    assertThat(page.lines()).isNotEmpty();
  }

  @Test
  void withoutACodeAllAreListed() {
    Result.Page page = (Result.Page) new ExplainCommand(new MavenStyle()).run(Optional.empty());
    assertThat(page.lines()).hasSize(Code.values().length + 1).contains("unknown-key")
        .last().isEqualTo("explain one with -Dcode=CODE");
  }

  @Test
  void anUnknownCodeIsAnsweredInTheUsersStyle() {
    assertThat(message(new ExplainCommand(new MavenStyle())))
        .isEqualTo("unknown code `zzzzzzzz`; run mcp-spec:explain without -Dcode for the list");
    assertThat(message(new ExplainCommand(new TerminalStyle())))
        .isEqualTo("unknown code `zzzzzzzz`; run mcp-spec explain without --code for the list");
  }
}
