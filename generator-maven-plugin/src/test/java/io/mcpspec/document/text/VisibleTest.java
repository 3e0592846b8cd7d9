package io.mcpspec.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTest {

  @ParameterizedTest
  @ValueSource(ints = {
      0x00, 0x07, 0x1B, 0x7F, 0x9B, 0xA0, 0xAD, 0x34F, 0x200B, 0x200C, 0x200D, 0x200E, 0x2011, 0x2028, 0x202E, 0x2066,
      0xFEFF, 0xD800, 0xE0041, 0xE0100})
  void namesWhatDoesNotShow(int character) {
    String hidden = Character.toString(character);

    assertThat(Visible.text("a" + hidden + "b")).isEqualTo(String.format("a⟨U+%04X⟩b", character));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ordinary – text “with” quotes", "👩‍💻 🔴 ❤️", "می‌خواهم", "a\n\tb", "日本語"})
  void leavesTheRest(String text) {
    assertThat(Visible.text(text)).isEqualTo(text);
  }

  @Test
  void aLineStaysALine() {
    assertThat(Visible.line("a\r\n\tb")).isEqualTo("a⟨U+000D⟩⟨U+000A⟩⟨U+0009⟩b");
  }
}
