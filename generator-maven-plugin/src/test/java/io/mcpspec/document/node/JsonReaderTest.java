package io.mcpspec.document.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}", "[]", "null", "true", "\"\"", "1.10", "1E+400", "-0", "123456789012345678901234567890.10",
        "{\"b\":1,\"a\":[1,\"x\",false,null,{\"c\":[]}]}", "\"\\u0000\\\"\\\\\\n\uD83D\uDE00\u2028\""
      })
  void givesBackWhatWasRead(String json) {
    Parsed parsed = Parsed.json(json);
    assertThat(parsed.findings()).isEmpty();
    assertThat(parsed.asJson()).isEqualTo(json);
  }

  @Test
  void knowsPlaces() {
    Parsed parsed = Parsed.json("{\n  \"\uD83D\uDE00\": \"x\", \"b\": 12,\n  \"c\": [ ]\n}");
    assertThat(parsed.at("b").span().start()).isEqualTo(new Position(2, 18));
    assertThat(parsed.at("b").span().end()).isEqualTo(new Position(2, 20));
    assertThat(parsed.at("c").span().start()).isEqualTo(new Position(3, 8));
    assertThat(parsed.at("c").span().end()).isEqualTo(new Position(3, 11));
  }

  @Test
  void reportsDuplicateKeys() {
    Parsed parsed = Parsed.json("{\"a\": 1,\n \"a\": 2}");
    assertThat(parsed.places()).containsExactly("2:2 duplicate-key");
    assertThat(parsed.asJson()).isEqualTo("{\"a\":1}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "{\"a\":}", "[1,]", "01", "nul", "{} {}", "\"a\nb\""})
  void refusesWhatIsNotOneValue(String text) {
    assertThat(Parsed.json(text).findings()).singleElement().satisfies(
        finding -> assertThat(finding.code().slug()).isEqualTo("bad-json"));
  }

  @Test
  void refusesDeepNesting() {
    assertThat(Parsed.json("[".repeat(500) + "]".repeat(500)).findings()).isEmpty();
    assertThat(Parsed.json("[".repeat(501) + "]".repeat(501)).places()).containsExactly("1:501 too-deep");
    assertThat(Parsed.json("{\"a\":".repeat(501) + "1" + "}".repeat(501)).places())
        .containsExactly("1:2501 too-deep");
  }

  @Test
  void namesAndStringsMayBeLong() {
    String json = "{\"" + "n".repeat(200_000) + "\":\"" + "s".repeat(200_000) + "\"}";
    assertThat(Parsed.json(json).asJson()).isEqualTo(json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "-%s", "0.%s", "1e%s", "[%s]"})
  void numbersAreLimited(String form) {
    assertThat(Parsed.json(form.formatted("1".repeat(990))).findings()).isEmpty();
    assertThat(Parsed.json(form.formatted("1".repeat(1_001))).findings()).singleElement().satisfies(finding -> {
      assertThat(finding.code().slug()).isEqualTo("too-large");
      assertThat(finding.message()).isEqualTo("the number has more than 1000 characters");
    });
  }

  @Test
  void refusesWhatIsTooLarge() {
    assertThat(Parsed.json("\"" + "x".repeat(SourceFile.MAX_CHARACTERS) + "\"").places())
        .containsExactly("1:1 too-large");
  }
}
