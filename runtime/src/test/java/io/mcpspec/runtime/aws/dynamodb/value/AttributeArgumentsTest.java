package io.mcpspec.runtime.aws.dynamodb.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeArgumentsTest {

  private static final AttributeArguments VALUES = AttributeArguments.NONE.key("key").map("item");

  @Test
  void tellsFaultsOfValuesTogetherWithAllOthers() {
    String wrong = "{\"key\": {\"id\": {\"X\": \"a\"}}, \"item\": {\"n\": {\"N\": \"x\"}}, \"limit\": 0}";
    assertThatThrownBy(() -> decode(wrong))
        .isInstanceOf(InvalidArgumentsException.class)
        .hasMessageStartingWith("3 arguments are wrong:\n- limit: expected an integer from 1, got 0\n- key.id: expe")
        .hasMessageContaining("\n- item.n.N: expected a number");
  }

  @Test
  void tellsNothingTwice() {
    assertThatThrownBy(() -> decode("{\"key\": {}, \"item\": 5}"))
        .hasMessage("2 arguments are wrong:\n- key: expected an object with at least one attribute, got {}"
            + "\n- item: expected an object with at least one attribute, got 5");
  }

  @Test
  void looksAtValuesInTheFormatThatTheCallerChose() {
    assertThatThrownBy(() -> decode("{\"key\": {\"id\": \"a\"}, \"value_format\": \"typed\", \"limit\": 0}"))
        .hasMessageContaining("- key.id: expected a typed value");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"tables": {"A": {"keys": [{"id": 1}, {"id": ""}]}} | tables.A.keys[1].id: a key attribute is not empty
      {"tables": {"B.c": {"keys": [{"id": ""}]}}          | tables["B.c"].keys[0].id: a key attribute is not empty
      {"writes": [{"put": {"item": {"a": {"S": 1}}}}]     | writes[0].put.item.a.S: a value of type S is written
      {"writes": [{"put": "{\\"item\\": {\\"a\\": {\\"N\\": \\"x\\"}}}"}] | writes[0].put.item.a.N: expected a number
      {"statements": [{"values": [{"S": "a"}, 1]}]        | statements[0].values: typed and plain values are mixed
      {"one": {"S": 2}                                    | one.S: a value of type S is written
      {"times": {"from": 1772323200}                      | times.from: expected a time such as 2026-03-01T00:00:00Z
      {"times": {"from": "today"}                         | times.from: expected a time such as 2026-03-01T00:00:00Z
      {"limit": 3000000000                                | limit: expected an integer from -2147483648 to 2147483647
      """)
  void looksAtValuesInsideOfListsAndMaps(String arguments, String problem) {
    AttributeArguments places = AttributeArguments.NONE
        .key("tables.*.keys.[]")
        .map("writes.[].put.item")
        .list("statements.[].values")
        .value("one")
        .instant("times.from")
        .int32("limit");
    assertThatThrownBy(() -> decodeAnything(places, arguments + "}"))
        .hasMessageStartingWith("2 arguments are wrong:\n- wrong by itself\n- " + problem);
  }

  @Test
  void passesOverWhatHasAnotherForm() {
    AttributeArguments places = AttributeArguments.NONE.map("a.[].b").list("c").instant("d").int32("e").container("f");
    for (String arguments : List.of(
        "{}", "{\"a\": 1}", "{\"a\": {\"b\": 1}}", "{\"a\": [1, null]}", "{\"c\": 1, \"e\": 1.5}",
        "{\"e\": 1e30, \"f\": \"x\"}")) {
      assertThatThrownBy(() -> decodeAnything(places, arguments))
          .hasMessage("1 argument is wrong:\n- wrong by itself");
    }
  }

  @Test
  void takesContainersAsStringsOfJson() {
    AttributeArguments places = AttributeArguments.NONE.container("names").map("writes.[].item");
    JsonObject sent = JsonObject.builder()
        .put("names", " {\"#a\": \"b\"}")
        .put("writes", "[\"{\\\"item\\\": {\\\"a\\\": \\\"[1]\\\"}}\"]")
        .put("other", "[1]")
        .build();
    assertThat(places.decode(sent, (json, path, problems) -> json).toJson())
        .isEqualTo("{\"names\":{\"#a\":\"b\"},\"writes\":[{\"item\":{\"a\":\"[1]\"}}],\"other\":\"[1]\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{\"key\": \"{\\\"id\\\": {\\\"S\\\": \\\"a\\\"}}\"}", "{\"key\": {\"id\": {\"S\": \"a\"}}}",
  })
  void takesAMapAsAStringOfJson(String arguments) {
    assertThat(decode(arguments).toJson()).isEqualTo("{\"id\":{\"S\":\"a\"}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bad", "[1]", "", "{}"})
  void refusesOtherStrings(String text) {
    JsonObject arguments = JsonObject.builder().put("key", text).build();
    assertThatThrownBy(() -> VALUES.decode(arguments, AttributeArgumentsTest::read))
        .hasMessageContaining("- key: expected an object with at least one attribute");
  }

  @Test
  void saysWhereAStringIsNotTheJsonThatItBeginsLike() {
    JsonObject arguments = JsonObject.builder().put("key", "{'id': 1}").build();
    assertThatThrownBy(() -> VALUES.decode(arguments, AttributeArgumentsTest::read))
        .hasMessage("1 argument is wrong:\n- key: this string is not JSON: expected a member's name in double quotes,"
            + " got `'` at line 1, column 2; pass an object or array itself");
  }

  @Test
  void saysWhyAwsParametersAreMissing() {
    AttributeArguments places = AttributeArguments.NONE.key("key").omitted("expected", "legacy: use a condition");
    JsonObject arguments = JsonReader.read("{\"key\": {\"id\": 1}, \"expected\": {}}").asObject().orElseThrow();
    assertThatThrownBy(() -> places.decode(arguments, AttributeArgumentsTest::read))
        .hasMessage("1 argument is wrong:\n- expected: is no parameter here (legacy: use a condition)");
  }

  /** Decodes what has one fault beside those of the values. */
  private static Json decodeAnything(AttributeArguments places, String arguments) {
    return places.decode(JsonReader.read(arguments).asObject().orElseThrow(), (json, path, problems) -> {
      problems.add(path, "wrong by itself");
      return json;
    });
  }

  private static JsonObject decode(String arguments) {
    return VALUES.decode(JsonReader.read(arguments).asObject().orElseThrow(), AttributeArgumentsTest::read);
  }

  private static JsonObject read(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    JsonObject key = members.required("key", Decoders.object().min(1));
    Decoder<JsonObject> item = Decoders.object();
    Optional<JsonObject> more = members.optional("item", item);
    members.optional("limit", Decoders.int64().from(1));
    members.optional("value_format", Decoders.string());
    members.close();
    return members.isGood() ? more.orElse(key) : null;
  }
}
