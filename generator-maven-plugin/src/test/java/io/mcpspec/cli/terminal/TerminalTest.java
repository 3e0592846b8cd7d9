package io.mcpspec.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.terminal.Terminal.Colours;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

  @Test
  void onlyTerminalsAreColoured() {
    assertThat(Colours.of(Map.of(), "12")).isEqualTo(new Colours(true, true));
    assertThat(Colours.of(Map.of(), "2")).isEqualTo(new Colours(false, true));
    assertThat(Colours.of(Map.of(), "")).isEqualTo(Colours.NONE);
  }

  @Test
  void usersTurnColourOff() {
    assertThat(Colours.of(Map.of("NO_COLOR", "1"), "12")).isEqualTo(Colours.NONE);
    assertThat(Colours.of(Map.of("NO_COLOR", ""), "12")).isEqualTo(new Colours(true, true));
    assertThat(Colours.of(Map.of("TERM", "dumb"), "12")).isEqualTo(Colours.NONE);
  }

  @Test
  void levelsAreColouredWhereLinesBegin() {
    assertThat(Paint.levels("  BREAKING I18\nRISKY\n nothing BREAKING\n", true))
        .isEqualTo("  \u001b[1;31mBREAKING\u001b[0m I18\n\u001b[1;33mRISKY\u001b[0m\n nothing BREAKING\n");
    assertThat(Paint.levels("BREAKING", false)).isEqualTo("BREAKING");
  }
}
