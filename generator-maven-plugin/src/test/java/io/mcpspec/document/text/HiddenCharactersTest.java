package io.mcpspec.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.text.HiddenCharacter.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {

  @ParameterizedTest
  @CsvSource({
    "E0041, TAG", "E007F, TAG", "202A, DIRECTION", "202E, DIRECTION", "2066, DIRECTION", "2069, DIRECTION",
    "200E, DIRECTION", "200F, DIRECTION", "200B, INVISIBLE", "200C, INVISIBLE", "200D, INVISIBLE", "2060, INVISIBLE",
    "FEFF, INVISIBLE", "00AD, INVISIBLE", "034F, INVISIBLE", "3164, INVISIBLE", "E0100, VARIATION",
    "E01EF, VARIATION", "1B, CONTROL", "7F, CONTROL", "85, CONTROL", "0, CONTROL", "2011, LOOK_ALIKE",
    "2010, LOOK_ALIKE", "A0, LOOK_ALIKE", "2007, LOOK_ALIKE", "202F, LOOK_ALIKE", "3000, LOOK_ALIKE"
  })
  void hiddenBetweenLatinLetters(String code, Kind kind) {
    String text = "one\ntwo a" + Character.toString(Integer.parseInt(code, 16)) + "b";
    assertThat(HiddenCharacters.in(text)).singleElement().satisfies(found -> {
      assertThat(found.kind()).isEqualTo(kind);
      assertThat(found.line()).isEqualTo(2);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "\uFEFFa byte order mark at the start",
    "a family \uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
    "a rainbow flag \uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08",
    "Persian \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
    "Hindi \u0915\u094D\u200D\u0937",
    "Hebrew \u05D0\u200E and \u200F\u05D0",
    "the flag of Wales \uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73\uDB40\uDC7F",
    "a variant \u845B\uDB40\uDD00",
    "Japanese \u6F22\u3000\u5B57",
    "tabs\tand\r\nline ends, \u2014 dashes \u2013 and \u201Cquotes\u201D"
  })
  void whatWritingNeedsIsLeftAlone(String text) {
    assertThat(HiddenCharacters.in(text)).isEmpty();
  }

  @Test
  void tagsBehindAFlagThatNeverEndAreHidden() {
    assertThat(HiddenCharacters.in("\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62")).hasSize(2);
  }

  @Test
  void namesAreThoseOfUnicode() {
    assertThat(HiddenCharacters.in("a\u2011b").get(0).name()).isEqualTo("U+2011 NON-BREAKING HYPHEN");
  }
}
