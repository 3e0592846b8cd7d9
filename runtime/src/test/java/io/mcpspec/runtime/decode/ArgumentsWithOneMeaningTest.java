package io.mcpspec.runtime.decode;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Models send numbers and booleans as strings, and null for what they leave out. What has one meaning is accepted. */
class ArgumentsWithOneMeaningTest {

  private final Problems problems = new Problems();

  private <T> T read(Decoder<T> decoder, String json) {
    return decoder.decode(JsonReader.read(json), Path.ROOT.member("x"), problems);
  }

  private ObjectReader object(String json) {
    return new ObjectReader(JsonReader.read(json), Path.ROOT, problems);
  }

  @Test
  void numbersAndBooleansMayBeSpeltInAString() {
    assertThat(read(Decoders.int32().from(1), "\"5\"")).isEqualTo(5);
    assertThat(read(Decoders.int64(), "\"-1e3\"")).isEqualTo(-1000);
    assertThat(read(Decoders.number(), "\"0.50\"")).isEqualTo("0.50");
    assertThat(read(Decoders.bool(), "\"true\"")).isTrue();
    assertThat(read(Decoders.bool(), "\"False\"")).isFalse();
    assertThat(read(Decoders.fixed(3), "\"3\"")).isEqualTo(3);
    assertThat(read(Decoders.fixed(true), "\"true\"")).isTrue();
    assertThat(read(Decoders.list(Decoders.int32()), "[1, \"2\"]")).containsExactly(1, 2);
    assertThat(problems.lines()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"", "\" 5\"", "\"5 \"", "\"+5\"", "\"05\"", "\"5,0\"", "\"0x5\"", "\"five\"", "\"NaN\"",
      "\"1e9999999\"", "\"5.5\"", "\"0\"", "true", "[5]", "null"})
  void whatSpellsNoFittingNumberIsRefusedAsItWasSent(String json) {
    assertThat(read(Decoders.int32().from(1), json)).isNull();
    assertThat(problems.lines()).singleElement().asString()
        .startsWith("x: expected an integer").contains(json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"yes\"", "\"1\"", "1", "\"TRUE \"", "\"\""})
  void onlyTrueAndFalseSpellABoolean(String json) {
    assertThat(read(Decoders.bool(), json)).isNull();
    assertThat(problems.lines()).hasSize(1);
  }

  @Test
  void aStringStaysAStringWhereTheSchemaAllowsOne() {
    Decoder<Object> either = Decoders.<Object>choice().or(Decoders.int32()).or(Decoders.string());
    assertThat(read(either, "\"5\"")).isEqualTo("5");
    assertThat(read(Decoders.json(), "\"5\"")).isEqualTo(Json.of("5"));
    assertThat(read(Decoders.string(), "\"true\"")).isEqualTo("true");
    assertThat(problems.lines()).isEmpty();
  }

  @Test
  void aChoiceTakesWhatOneVariantAloneUnderstands() {
    Decoder<Object> choice = Decoders.<Object>choice().or(Decoders.int32()).or(Decoders.bool());
    assertThat(read(choice, "\"5\"")).isEqualTo(5);
    assertThat(read(choice, "\"true\"")).isEqualTo(true);
    assertThat(problems.lines()).isEmpty();

    Decoder<Object> doubtful = Decoders.<Object>choice().or(Decoders.int32()).or(Decoders.number());
    assertThat(read(doubtful, "\"5\"")).isNull();
    assertThat(problems.lines()).containsExactly("x: expected an integer or a number, got \"5\"");
  }

  @Test
  void equalItemsAreFoundHoweverTheyAreSpelt() {
    read(Decoders.list(Decoders.int32()).unique(), "[5, \"5\"]");
    assertThat(problems.lines()).containsExactly("x[1]: expected no item twice, got the same as x[0]");
  }

  @Test
  void nullLeavesAnOptionalMemberOut() {
    ObjectReader reader = object("{\"limit\": null, \"order\": null, \"page\": null}");
    assertThat(reader.optional("limit", Decoders.int32())).isEmpty();
    assertThat(reader.defaulted("order", Decoders.string(), "up")).isEqualTo("up");
    assertThat(reader.optional("page", Decoders.object())).isEmpty();
    reader.excludes("limit", "order");
    reader.needs("page", "size");
    reader.close();
    assertThat(problems.lines()).isEmpty();
  }

  @Test
  void nullStaysAValueWhereTheSchemaAllowsIt() {
    ObjectReader reader = object("{\"any\": null, \"owner\": null}");
    assertThat(reader.optional("any", Decoders.json())).contains(Json.nullValue());
    assertThat(reader.optionalNullable("owner", Decoders.string()).isNull()).isTrue();
    assertThat(problems.lines()).isEmpty();
  }

  @Test
  void aRequiredMemberIsNotReplacedByNull() {
    assertThat(object("{\"name\": null}").required("name", Decoders.string())).isNull();
    assertThat(problems.lines()).containsExactly("name: expected a string, got null");
  }

  @Test
  void membersOfNestedObjectsAreReadInTheSameWay() {
    AtomicReference<Optional<Integer>> size = new AtomicReference<>();
    Decoder<Boolean> nested = (json, path, found) -> {
      ObjectReader reader = new ObjectReader(json, path, found);
      size.set(reader.optional("size", Decoders.int32()));
      return reader.optional("open", Decoders.bool()).isEmpty();
    };
    assertThat(read(Decoders.list(nested), "[{\"size\": \"7\", \"open\": null}]")).isEqualTo(List.of(true));
    assertThat(size.get()).contains(7);
    assertThat(problems.lines()).isEmpty();
  }
}
