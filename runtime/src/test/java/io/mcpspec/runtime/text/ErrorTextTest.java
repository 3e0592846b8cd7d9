package io.mcpspec.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTextTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
    "a\u001b[31mb | a\\u001b[31mb",
    "a\u0000b | a\\u0000b",
    "a\u009bb | a\\u009bb",
    "a\u202eb | a\\u202eb",
    "a\u2066b\u2069 | a\\u2066b\\u2069",
    "a\ufeffb\u200bc | a\\ufeffb\\u200bc",
    "a\u2028b | a\\u2028b",
    "a\udb40\udc41b | a\\udb40\\udc41b",
    "a\ud800b | a\\ud800b",
  })
  void charactersThatObeyOrHideAreShownAsTheirCode(String text, String shown) {
    assertThat(ErrorText.of(text)).isEqualTo(shown);
  }

  @Test
  void lettersLineEndsAndJoinedSignsStayAsTheyAre() {
    String text = "line\n\tÄ, 日本, עברית, \ud83d\udc68\u200d\ud83d\udcbb, می\u200cخواهم";
    assertThat(ErrorText.of(text)).isSameAs(text);
  }

  @Test
  void aLongTextIsCutAndSaysSo() {
    String cut = ErrorText.of("x".repeat(3_000_000));
    assertThat(cut).hasSizeLessThan(ErrorText.LONGEST + 120)
        .endsWith("x…\n(2,984,000 more characters are left out; ask for less in one call to see them)");
    assertThat(ErrorText.of("x".repeat(ErrorText.LONGEST))).hasSize(ErrorText.LONGEST);
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertThat(ErrorText.of("x" + "\ud83d\ude00".repeat(ErrorText.LONGEST))).doesNotContain("\ud83d…");
  }
}
