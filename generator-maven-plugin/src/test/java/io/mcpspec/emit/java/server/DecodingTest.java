package io.mcpspec.emit.java.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonReader;
import org.junit.jupiter.api.Test;

/** What generated classes accept, refuse and give back. */
class DecodingTest {

  private static final String LIMITED =
      """
      {"type":"object","properties":{
        "limit":{"type":"integer","minimum":1},
        "name":{"type":"string","minLength":3,"maxLength":8,"pattern":"^[a-z]+$"},
        "mode":{"type":"string","enum":["fast","slow"]},
        "tags":{"type":"array","items":{"type":"string"},"maxItems":2,"uniqueItems":true},
        "at":{"type":"object","properties":{"x":{"type":"number"}},"required":["x"],
          "additionalProperties":false}},
       "required":["limit","name"],"additionalProperties":false}""";

  private static final String INPUT = "org.example.spec.tools.CheckInput";

  private static Compiled compiled(String schema) {
    return Compiled.of(Catalogs.emit(Catalogs.named("test").tool("check", schema).build()));
  }

  private static void comesBack(Compiled compiled, String json) {
    assertThat(compiled.roundTrip(INPUT, json)).isEqualTo(JsonReader.read(json));
  }

  @Test
  void reportsEveryWrongArgumentAtOnce() {
    Compiled compiled = compiled(LIMITED);
    comesBack(compiled, "{\"limit\":1,\"name\":\"abc\",\"mode\":\"fast\",\"tags\":[\"a\",\"b\"],\"at\":{\"x\":1.50}}");
    String wrong = "{\"limit\":0,\"mode\":\"Fast\",\"tags\":[\"a\",\"a\"],\"at\":{},\"nmae\":\"x\"}";
    assertThat(compiled.refusal(INPUT, wrong))
        .isEqualTo(
            """
            6 arguments are wrong:
            - limit: expected an integer from 1, got 0
            - name: expected a string of 3 to 8 characters that matches ^[a-z]+$, got nothing
            - mode: expected one of fast, slow, got "Fast"
            - tags[1]: expected no item twice, got the same as tags[0]
            - at.x: expected a number, got nothing
            - nmae: is not known; did you mean name?""");
  }

  @Test
  void showsWrongValuesEscapedAndShortened() {
    Compiled compiled = compiled(LIMITED);
    assertThat(compiled.refusal(INPUT, "{\"limit\":1,\"name\":\"abc\\n\"}")).contains("got \"abc\\n\"");
    assertThat(compiled.refusal(INPUT, "{\"limit\":1,\"name\":\"" + "a".repeat(500) + "\"}"))
        .contains("a".repeat(50))
        .contains("… (502 characters)")
        .hasSizeLessThan(250);
  }

  @Test
  void tellsAbsentNullAndValueApart() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "a":{"type":["string","null"]},
              "b":{"anyOf":[{"type":"integer"},{"type":"null"}]},
              "c":{"type":["boolean","null"],"default":true}},
             "required":["b"],"additionalProperties":false}""");
    assertThat(compiled.roundTrip(INPUT, "{\"b\":null}").toJson()).isEqualTo("{\"b\":null,\"c\":true}");
    comesBack(compiled, "{\"a\":null,\"b\":2,\"c\":null}");
    comesBack(compiled, "{\"a\":\"x\",\"b\":null,\"c\":false}");
    assertThat(compiled.refusal(INPUT, "{\"a\":1}"))
        .contains("a: expected a string, got 1")
        .contains("b: expected an integer, got nothing");
  }

  @Test
  void losesNoDigit() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "amount":{"type":"number"},
              "count":{"type":"integer"},
              "huge":{"type":"integer","maximum":99999999999999999999999999},
              "small":{"type":"integer","minimum":-5,"maximum":5}}}""");
    String json =
        "{\"amount\":0.1000000000000000055511151231257827,\"count\":9223372036854775807,"
            + "\"huge\":12345678901234567890123456,\"small\":-5}";
    assertThat(compiled.roundTrip(INPUT, json).toJson()).isEqualTo(json);
    comesBack(compiled, "{\"count\":1.0,\"small\":5e0}");
    assertThat(compiled.refusal(INPUT, "{\"count\":9223372036854775808}")).contains("that fits in 64 bits");
    assertThat(compiled.refusal(INPUT, "{\"count\":1e999999999,\"huge\":1e999999999,\"small\":0.5}"))
        .startsWith("3 arguments are wrong");
  }

  @Test
  void appliesDefaults() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "s":{"type":"string","default":"a\\"b\\\\u0041 ${x} $L {{y}}"},
              "i":{"type":"integer","default":10},
              "n":{"type":"number","default":0.50},
              "b":{"type":"boolean","default":false},
              "e":{"enum":["x","y"],"default":"y"},
              "l":{"type":"array","items":{"type":"string"},"default":["p","q"]},
              "m":{"type":"object","default":{"k":[1,null]}},
              "r":{"default":{"any":true}},
              "wrong":{"type":"integer","default":"ten"}}}""");
    assertThat(compiled.roundTrip(INPUT, "{}").toJson())
        .isEqualTo(
            "{\"s\":\"a\\\"b\\\\u0041 ${x} $L {{y}}\",\"i\":10,\"n\":0.50,\"b\":false,\"e\":\"y\",\"l\":[\"p\",\"q\"],"
                + "\"m\":{\"k\":[1,null]},\"r\":{\"any\":true}}");
  }

  @Test
  void appliesTheDefaultOfWhatAMemberRefersTo() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "e":{"$ref":"#/$defs/size"},
              "own":{"$ref":"#/$defs/size","default":"small"},
              "n":{"$ref":"#/$defs/count"}},
            "$defs":{
              "size":{"enum":["small","large"],"default":"large"},
              "count":{"type":"integer","default":3}}}""");
    assertThat(compiled.roundTrip(INPUT, "{}").toJson()).isEqualTo("{\"e\":\"large\",\"own\":\"small\",\"n\":3}");
  }

  @Test
  void keepsAdditionalMembers() {
    Compiled compiled = compiled("{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\"}}}");
    comesBack(compiled, "{\"a\":\"x\",\"b\":[1,{\"c\":null}]}");
    comesBack(compiled("{\"type\":\"object\"}"), "{\"b\":1}");
    comesBack(compiled("{}"), "{\"b\":1}");
    comesBack(compiled("true"), "{\"b\":1}");
    assertThat(compiled("{\"type\":\"object\",\"additionalProperties\":false}").refusal(INPUT, "{\"b\":1}"))
        .contains("b: is not known; there are none here");
    Compiled typed =
        compiled("{\"type\":\"object\",\"properties\":{\"a\":{}},\"additionalProperties\":{\"type\":\"integer\"}}");
    comesBack(typed, "{\"a\":\"x\",\"b\":1}");
    assertThat(typed.refusal(INPUT, "{\"b\":\"x\"}")).contains("- b: does not fit the schema");
  }

  @Test
  void readsTaggedUnions() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{"shape":{"oneOf":[
              {"type":"object","properties":{"kind":{"const":"circle"},"r":{"type":"number"}},"required":["kind","r"]},
              {"$ref":"#/$defs/square"}]}},"required":["shape"],
             "$defs":{"square":{"type":"object","properties":{"kind":{"enum":["square"]},"a":{"type":"integer"}},
               "required":["kind"],"additionalProperties":false}}}""");
    comesBack(compiled, "{\"shape\":{\"kind\":\"circle\",\"r\":2,\"x\":1}}");
    comesBack(compiled, "{\"shape\":{\"kind\":\"square\",\"a\":2}}");
    assertThat(compiled.refusal(INPUT, "{\"shape\":{\"kind\":\"oval\"}}"))
        .endsWith("- shape.kind: expected one of circle, square, got \"oval\"");
    assertThat(compiled.refusal(INPUT, "{\"shape\":{\"kind\":\"circle\"}}"))
        .endsWith("- shape.r: expected a number, got nothing");
    assertThat(compiled.refusal(INPUT, "{\"shape\":\"x\"}")).endsWith("- shape: expected an object, got \"x\"");
  }

  @Test
  void readsUntaggedUnions() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "q":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}},
                {"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}]},
              "one":{"oneOf":[{"type":"integer","minimum":0},{"type":"integer","maximum":10}]}}}""");
    comesBack(compiled, "{\"q\":\"x\"}");
    comesBack(compiled, "{\"q\":[\"x\"]}");
    comesBack(compiled, "{\"q\":{\"a\":1}}");
    assertThat(compiled.refusal(INPUT, "{\"q\":5}"))
        .endsWith("- q: expected a string or an array or an object, got 5");
    assertThat(compiled.refusal(INPUT, "{\"q\":[1]}")).endsWith("- q[0]: expected a string, got 1");
    comesBack(compiled, "{\"one\":11}");
    assertThat(compiled.refusal(INPUT, "{\"one\":5}"))
        .contains("one: expected a value that fits one of the choices alone");
  }

  @Test
  void followsRecursion() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{"tree":{"$ref":"#/$defs/node"},"self":{"$ref":"#"},
               "lists":{"$ref":"#/$defs/lists"},"loop":{"$ref":"#/$defs/loop"},"filter":{"$ref":"#/$defs/filter"}},
             "$defs":{
               "node":{"type":"object","properties":{"value":{"type":"integer"},
                  "children":{"type":"array","items":{"$ref":"#/$defs/node"}}},"required":["value"]},
               "lists":{"type":"array","items":{"$ref":"#/$defs/lists"}},
               "loop":{"$ref":"#/$defs/loop"},
               "filter":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/filter"}}]}}}""");
    comesBack(
        compiled,
        "{\"tree\":{\"value\":1,\"children\":[{\"value\":2,\"children\":[]}]},\"self\":{\"lists\":[[],[[]]]},"
            + "\"filter\":[\"a\",[\"b\"]],\"loop\":1}");
    assertThat(compiled.refusal(INPUT, "{\"self\":{\"tree\":{\"value\":1,\"children\":[{}]}}}"))
        .endsWith("- self.tree.children[0].value: expected an integer, got nothing");
  }

  @Test
  void checksWhatJavaCannotSayAgainstTheSchema() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","properties":{
              "pair":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false},
              "mixed":{"type":["string","number"]},
              "level":{"type":"integer","enum":[1,2,4]},
              "a":{"type":"string"},"b":{"type":"string"}},
             "if":{"required":["a"]},"then":{"required":["b"]},
             "dependentRequired":{"b":["mixed"]}}""");
    comesBack(compiled, "{\"pair\":[\"x\",1],\"mixed\":1.5,\"level\":4}");
    assertThat(compiled.refusal(INPUT, "{\"pair\":[1],\"level\":3}"))
        .startsWith("2 arguments are wrong:\n- pair[0]: does not fit the schema")
        .contains("\n- level: does not fit the schema");
    assertThat(compiled.refusal(INPUT, "{\"a\":\"x\"}")).contains("does not fit the schema").contains("'b'");
  }

  @Test
  void mergesAllOf() {
    Compiled compiled =
        compiled(
            """
            {"type":"object","allOf":[{"$ref":"#/$defs/page"},{"properties":{"q":{"type":"string"}},"required":["q"]}],
             "$defs":{"page":{"type":"object","properties":{"limit":{"type":"integer","minimum":1}}}}}""");
    comesBack(compiled, "{\"q\":\"x\",\"limit\":2}");
    assertThat(compiled.refusal(INPUT, "{\"limit\":0}"))
        .contains("limit: expected an integer from 1, got 0")
        .contains("q: expected a string, got nothing");
  }
}
