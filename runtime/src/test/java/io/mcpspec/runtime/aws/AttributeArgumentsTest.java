package io.mcpspec.runtime.aws;

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
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
        .hasMessage("2 arguments are wrong:\n- key: expected an object of at least 1 member, got {}"
            + "\n- item: expected an object, got 5");
  }

  @Test
  void looksAtValuesInTheFormatThatTheCallerChose() {
    assertThatThrownBy(() -> decode("{\"key\": {\"id\": \"a\"}, \"value_format\": \"typed\", \"limit\": 0}"))
        .hasMessageContaining("- key.id: expected a typed value");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{\"key\": \"{\\\"id\\\": {\\\"S\\\": \\\"a\\\"}}\"}", "{\"key\": {\"id\": {\"S\": \"a\"}}}",
  })
  void takesAMapAsAStringOfJson(String arguments) {
    assertThat(decode(arguments).toJson()).isEqualTo("{\"id\":{\"S\":\"a\"}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{bad", "[1]", "", "{}"})
  void refusesOtherStrings(String text) {
    JsonObject arguments = JsonObject.builder().put("key", text).build();
    assertThatThrownBy(() -> VALUES.decode(arguments, AttributeArgumentsTest::read))
        .hasMessageContaining("- key: expected an object of at least 1 member");
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
