package io.mcpspec.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @ParameterizedTest
  @ValueSource(strings = {
    "null", "true", "[]", "{}", "[1,[2,{}]]", "{\"b\":1,\"a\":[true,null]}", "1.50", "-0", "1E+2", "1e999999999",
    "123456789012345678901234567890.1", "\"\"", "\"é😀\\u0001\\n\\t\\\"\\\\\"", "\"/\u2028\""
  })
  void writesWhatItRead(String text) {
    assertThat(JsonReader.read(text).toJson()).isEqualTo(text);
  }

  @Test
  void keepsHalfASurrogatePair() {
    assertThat(JsonReader.read("\"\\ud83d x \\uDE00\"").toJson()).isEqualTo("\"\\ud83d x \\ude00\"");
    assertThat(Json.of("\ud83d").toJson()).isEqualTo("\"\\ud83d\"");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "{\"a\":1,\"a\":2} | not JSON at line 1, column 11",
    "[1] x | not JSON at line 1, column 5",
    "[1] 2 | expected the end after the JSON value at line 1, column 5",
    "{'a':1} | not JSON at line 1, column 2",
    "1e99999999999 | exponent of a number out of range at line 1, column 1",
    "NaN | not JSON at line 1, column 4",
  })
  void refusesWhatIsNotExactlyOneValue(String text, String message) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(JsonSyntaxException.class)
        .hasMessage(message);
  }

  @Test
  void refusesNothing() {
    assertThatThrownBy(() -> JsonReader.read(" ")).hasMessage("expected a JSON value, got nothing");
  }

  @Test
  void readsWhatIsNestedDeepAndRefusesWhatIsDeeper() {
    String deep = "[".repeat(JsonReader.MAX_DEPTH) + "]".repeat(JsonReader.MAX_DEPTH);
    assertThat(JsonReader.read(deep).toJson()).isEqualTo(deep);
    assertThatThrownBy(() -> JsonReader.read("[" + deep + "]"))
        .isInstanceOf(JsonSyntaxException.class)
        .hasMessageStartingWith("beyond the limits (nesting 1000, number length 1000)");
  }

  @Test
  void refusesNumbersOfManyDigits() {
    assertThat(JsonReader.read("1".repeat(1000)).toJson()).hasSize(1000);
    assertThatThrownBy(() -> JsonReader.read("1".repeat(1001))).isInstanceOf(JsonSyntaxException.class);
  }

  @Test
  void comparesNumbersByValue() {
    assertThat(JsonReader.read("1")).isEqualTo(JsonReader.read("1.0")).hasSameHashCodeAs(JsonReader.read("1.0"));
    assertThat(JsonReader.read("1e999999999")).isNotEqualTo(JsonReader.read("1e999999998"));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1", "1.0, 1", "1e2, 100", "-9223372036854775808, -9223372036854775808", "0e-99, 0",
    "9223372036854775808,", "0.5,", "1e999999999,", "1e-999999999,"
  })
  void givesALongWhereThereIsOne(String text, Long value) {
    var actual = ((JsonNumber) JsonReader.read(text)).asLong();
    assertThat(actual.isPresent() ? actual.getAsLong() : null).isEqualTo(value);
  }

  @Test
  void knowsIntegersWhateverTheirSpelling() {
    assertThat(new JsonNumber(new BigDecimal("1e999999999")).isWhole()).isTrue();
    assertThat(new JsonNumber(new BigDecimal("2.50")).isWhole()).isFalse();
  }

  @Test
  void looksIntoObjects() {
    JsonObject object = JsonObject.builder().put("text", "a").put("list", Json.array(List.of(Json.of(1)))).build();
    assertThat(object.string("text")).contains("a");
    assertThat(object.string("list")).isEmpty();
    assertThat(object.items("list")).containsExactly(Json.of(1));
    assertThat(object.items("text")).isEmpty();
    assertThat(object.isTrue("text")).isFalse();
  }
}
