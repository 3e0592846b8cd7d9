package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommandWordsTest {

  @Test
  void splitsAtBlanks() throws ClientException {
    assertThat(CommandWords.of(" npx  -y server ")).containsExactly("npx", "-y", "server");
  }

  @Test
  void keepsWhatIsQuoted() throws ClientException {
    assertThat(CommandWords.of("\"C:\\a b\\java\" 'x y'z \"\" \"say \\\"hi\\\"\""))
        .containsExactly("C:\\a b\\java", "x yz", "", "say \"hi\"");
  }

  @Test
  void refusesWhatIsNotClosedOrEmpty() {
    assertThatThrownBy(() -> CommandWords.of("java 'x")).hasMessage("the quote ' in `java 'x` is not closed");
    assertThatThrownBy(() -> CommandWords.of("  ")).hasMessageStartingWith("there is no command");
  }
}
