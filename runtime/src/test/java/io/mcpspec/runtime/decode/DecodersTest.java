package io.mcpspec.runtime.decode;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecodersTest {

  private static <T> T good(Decoder<T> decoder, String json) {
    Problems problems = new Problems();
    T value = decoder.decode(JsonReader.read(json), Path.ROOT.member("it"), problems);
    assertThat(problems.lines()).isEmpty();
    return value;
  }

  private static List<String> bad(Decoder<?> decoder, String json) {
    Problems problems = new Problems();
    assertThat(decoder.decode(JsonReader.read(json), Path.ROOT.member("it"), problems)).isNull();
    return problems.lines();
  }

  @Test
  void countsStringsInCodePoints() {
    StringDecoder two = Decoders.string().min(2).max(2);
    assertThat(good(two, "\"😀é\"")).isEqualTo("😀é");
    assertThat(bad(two, "\"😀\"")).containsExactly("it: expected a string of 2 characters, got \"😀\"");
    assertThat(bad(Decoders.string().max(1), "null"))
        .containsExactly("it: expected a string of at most 1 character, got null");
    assertThat(bad(Decoders.string().min(1), "\"\""))
        .containsExactly("it: expected a string of at least 1 character, got \"\"");
  }

  @Test
  void looksForPatternsAnywhere() {
    assertThat(good(Decoders.string().matching("b"), "\"abc\"")).isEqualTo("abc");
    assertThat(bad(Decoders.string().matching("^[0-9]\\z", "^\\d$"), "\"b\""))
        .containsExactly("it: expected a string that matches ^\\d$, got \"b\"");
    assertThat(bad(Decoders.string().matching("^b\\z"), "\"b\\n\""))
        .containsExactly("it: expected a string that matches ^b$, got \"b\\n\"");
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1.0,1", "1e2,100", "-0,0", "0e999999999,0", "9223372036854775807,9223372036854775807"})
  void readsIntegersHoweverTheyAreSpelt(String json, long value) {
    assertThat(good(Decoders.int64(), json)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "\"1x\"", "true", "null", "[1]", "1e-1", "1e-999999999"})
  void refusesWhatIsNoInteger(String json) {
    assertThat(bad(Decoders.int64(), json).get(0)).startsWith("it: expected an integer, got ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "9223372036854775808", "-1e30"})
  void refusesIntegersBeyondTheType(String json) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> assertThat(bad(Decoders.int64(), json).get(0))
            .startsWith("it: expected an integer that fits in 64 bits, got "));
  }

  @Test
  void keepsRanges() {
    assertThat(bad(Decoders.int32().from(1).to(100), "101"))
        .containsExactly("it: expected an integer from 1 to 100, got 101");
    assertThat(bad(Decoders.int32().to(-1), "0")).containsExactly("it: expected an integer up to -1, got 0");
    assertThat(bad(Decoders.number().above(0).below("0.5"), "0.5"))
        .containsExactly("it: expected a number above 0 below 0.5, got 0.5");
    assertThat(bad(Decoders.number().multipleOf("0.01"), "0.001"))
        .containsExactly("it: expected a number, a multiple of 0.01, got 0.001");
    assertThat(good(Decoders.number().multipleOf("0.01"), "0.07")).isEqualTo(new BigDecimal("0.07"));
    assertThat(good(Decoders.bigInteger(), "1e30")).isEqualTo(BigInteger.TEN.pow(30));
    assertThat(good(Decoders.number(), "1.10").toString()).isEqualTo("1.10");
  }

  @Test
  void shortensLongValues() {
    String problem = bad(Decoders.int64(), "\"" + "x".repeat(5000) + "\"").get(0);
    assertThat(problem).endsWith("… (5,002 characters)").hasSizeLessThan(120);
  }

  @Test
  void readsListsItemByItem() {
    ListDecoder<Long> list = Decoders.list(Decoders.int64()).min(1).max(3).unique();
    assertThat(good(list, "[1,2]")).containsExactly(1L, 2L);
    assertThat(bad(list, "[]")).containsExactly("it: expected an array of 1 to 3 items, got []");
    assertThat(bad(list, "[1,\"a\",1.0]"))
        .containsExactly(
            "it[1]: expected an integer, got \"a\"", "it[2]: expected no item twice, got the same as it[0]");
  }

  @Test
  void readsMapsInOrder() {
    assertThat(good(Decoders.map(Decoders.bool()), "{\"b\":true,\"a\":false}"))
        .containsExactly(Map.entry("b", true), Map.entry("a", false));
    assertThat(bad(Decoders.map(Decoders.bool()), "{\"a b\":1,\"c\":2}"))
        .containsExactly("it[\"a b\"]: expected a boolean, got 1", "it.c: expected a boolean, got 2");
    assertThat(bad(Decoders.object().min(1), "{}"))
        .containsExactly("it: expected an object of at least 1 member, got {}");
  }

  @Test
  void readsFixedValues() {
    assertThat(bad(Decoders.fixed("a"), "\"b\"")).containsExactly("it: expected a, got \"b\"");
    assertThat(good(Decoders.fixed(1), "1.0")).isEqualTo(1L);
    assertThat(bad(Decoders.fixed(true), "false")).containsExactly("it: expected true, got false");
    Decoder<Thread.State> states = Decoders.oneOf(Thread.State.values(), Enum::name);
    assertThat(good(states, "\"NEW\"")).isEqualTo(Thread.State.NEW);
    assertThat(bad(states, "7").get(0)).startsWith("it: expected one of NEW, RUNNABLE, ").endsWith(", got 7");
  }

  @Test
  void namesAMissingTag() {
    Decoder<Object> tagged = Decoders.tagged("type").variant("a", Decoders.object()).variant("b", Decoders.object());
    assertThat(bad(tagged, "{}")).containsExactly("it.type: expected one of a, b, got nothing");
    assertThat(bad(tagged, "[]")).containsExactly("it: expected an object, got []");
  }

  @Test
  void saysWhatIsWrongInTheOneVariantOfTheRightForm() {
    Decoder<Object> choice =
        Decoders.choice().or(Decoders.string().max(3)).or(Decoders.list(Decoders.int64()));
    assertThat(bad(choice, "[true]")).containsExactly("it[0]: expected an integer, got true");
    assertThat(bad(choice, "{}"))
        .containsExactly("it: expected a string of at most 3 characters or an array, got {}");
  }

  @Test
  void readsObjectsMemberByMember() {
    Problems problems = new Problems();
    Json json = JsonReader.read("{\"a\":1,\"n\":null,\"tabel_name\":\"x\",\"zzz\":2}");
    ObjectReader members = new ObjectReader(json, Path.ROOT, problems);
    assertThat(members.required("a", Decoders.int64())).isEqualTo(1);
    assertThat(members.optional("b", Decoders.int64())).isEmpty();
    assertThat(members.optionalNullable("n", Decoders.int64()).isNull()).isTrue();
    assertThat(members.optionalNullable("m", Decoders.int64()).isAbsent()).isTrue();
    assertThat(members.defaulted("d", Decoders.int64(), 5L)).isEqualTo(5);
    assertThat(members.required("table_name", Decoders.string())).isNull();
    members.close();
    assertThat(members.isGood()).isFalse();
    assertThat(problems.lines())
        .containsExactly(
            "table_name: expected a string, got nothing",
            "tabel_name: is not known; did you mean table_name?",
            "zzz: is not known; known are a, b, n, m, d, table_name");
  }

  @Test
  void collectsAdditionalMembers() {
    ObjectReader members = new ObjectReader(JsonReader.read("{\"a\":1,\"b\":2}"), Path.ROOT, new Problems());
    members.optional("a", Decoders.int64());
    assertThat(members.additionalMembers()).isEqualTo(JsonObject.builder().put("b", Json.of(2)).build());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
    "{}                   | it: expected an object of 1 to 3 members, got {}",
    "{\"a\":1}            | it.b: is needed beside a",
    "{\"b\":1,\"c\":1}    | it.c: does not go with b; pass one of them",
    "{\"b\":1,\"d\":\"x\"} | it.d: expected \"y\" or true beside b, got \"x\"",
    "{\"b\":1,\"d\":true} | ``",
    "{\"c\":1,\"d\":\"x\"} | ``",
    "1                    | it: expected an object, got 1",
  })
  void holdsMembersToRulesAboutThemTogether(String json, String problem) {
    Problems problems = new Problems();
    ObjectReader members = new ObjectReader(JsonReader.read(json), Path.ROOT.member("it"), problems);
    members.count(1, 3);
    members.needs("a", "b");
    members.excludes("b", "c");
    members.narrows("b", "d", Json.of("y"), Json.of(true));
    assertThat(String.join("; ", problems.lines())).isEqualTo(problem);
  }
}
