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
  void readsEscapesAndSpace() {
    assertThat(JsonReader.read(" { \"\\u00e9\\/\\b\\f\" :\t[ 1 , 2 ]\r\n} ").toJson())
        .isEqualTo("{\"é/\\u0008\\u000c\":[1,2]}");
  }

  @Test
  void keepsHalfASurrogatePair() {
    assertThat(JsonReader.read("\"\\ud83d x \\uDE00\"").toJson()).isEqualTo("\"\\ud83d x \\ude00\"");
    assertThat(Json.of("\ud83d").toJson()).isEqualTo("\"\\ud83d\"");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "{\"a\":1,\"a\":2} | two members have the same name at line 1, column 8",
    "[1] x | not JSON: expected the end after the JSON value, got `x` at line 1, column 5",
    "{'a':1} | not JSON: expected a member's name in double quotes, got `'` at line 1, column 2",
    "{\"a\" 1} | not JSON: expected `:` after a member's name, got `1` at line 1, column 6",
    "[1,] | not JSON: expected a JSON value, got `]` at line 1, column 4",
    "[1 2] | not JSON: expected `,` or `]`, got `2` at line 1, column 4",
    "{\"a\":1,} | not JSON: expected a member's name in double quotes, got `}` at line 1, column 8",
    "[1 | not JSON: expected `,` or `]`, got the end at line 1, column 3",
    "\"a | not JSON: expected the string to go on, with control characters escaped, got the end at line 1, column 3",
    "\"\\x\" | not JSON: expected an escape such as `\\n`, got `x` at line 1, column 3",
    "\"\\u12g4\" | not JSON: expected a hexadecimal digit, got `g` at line 1, column 6",
    "01 | not JSON: expected the end after the JSON value, got `1` at line 1, column 2",
    "1. | not JSON: expected a digit, got the end at line 1, column 3",
    "-x | not JSON: expected a digit, got `x` at line 1, column 2",
    "1e+ | not JSON: expected a digit, got the end at line 1, column 4",
    "+1 | not JSON: expected a JSON value, got `+` at line 1, column 1",
    "nul | not JSON: expected a JSON value, got `n` at line 1, column 1",
    "é | not JSON: expected a JSON value, got the character U+00e9 at line 1, column 1",
    "1e99999999999 | a number whose exponent is out of range at line 1, column 1",
  })
  void refusesWhatIsNotExactlyOneValue(String text, String message) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(JsonSyntaxException.class)
        .hasMessage(message);
  }

  @Test
  void refusesNothing() {
    assertThatThrownBy(() -> JsonReader.read("\n "))
        .hasMessage("not JSON: expected a JSON value, got the end at line 2, column 2");
    assertThatThrownBy(() -> JsonReader.read("\"\n\"")).hasMessage(
        "not JSON: expected the string to go on, with control characters escaped, "
            + "got the character U+000a at line 1, column 2");
  }

  @Test
  void readsWhatIsNestedDeepAndRefusesWhatIsDeeper() {
    String deep = "[".repeat(JsonReader.MAX_DEPTH) + "]".repeat(JsonReader.MAX_DEPTH);
    assertThat(JsonReader.read(deep).toJson()).isEqualTo(deep);
    assertThatThrownBy(() -> JsonReader.read("[" + deep + "]"))
        .isInstanceOf(JsonSyntaxException.class)
        .hasMessage("nested more than 1000 deep at line 1, column 1001");
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
