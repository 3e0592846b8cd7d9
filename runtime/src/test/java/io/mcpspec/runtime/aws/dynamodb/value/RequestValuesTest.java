package io.mcpspec.runtime.aws.dynamodb.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class RequestValuesTest {

  @Test
  void readsEveryTypedForm() {
    Map<String, AttributeValue> item = item("""
        {"s": {"S": ""}, "n": {"N": "1.50"}, "b": {"B": "aGk="}, "t": {"BOOL": false}, "z": {"NULL": true},
         "m": {"M": {"x": {"L": []}}}, "l": {"L": [{"M": {}}, {"S": "y"}]},
         "ss": {"SS": ["a", ""]}, "ns": {"NS": ["1", "2"]}, "bs": {"BS": ["aGk=", ""]}}""");

    assertThat(item).containsEntry("s", AttributeValue.fromS(""))
        .containsEntry("n", AttributeValue.fromN("1.50"))
        .containsEntry("b", AttributeValue.fromB(SdkBytes.fromUtf8String("hi")))
        .containsEntry("t", AttributeValue.fromBool(false))
        .containsEntry("z", AttributeValue.fromNul(true))
        .containsEntry("m", AttributeValue.fromM(Map.of("x", AttributeValue.fromL(List.of()))))
        .containsEntry("l", AttributeValue.fromL(List.of(AttributeValue.fromM(Map.of()), AttributeValue.fromS("y"))))
        .containsEntry("ss", AttributeValue.fromSs(List.of("a", "")))
        .containsEntry("ns", AttributeValue.fromNs(List.of("1", "2")))
        .containsEntry("bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("hi"), SdkBytes.fromUtf8String(""))))
        .hasSize(10);
  }

  @Test
  void readsPlainValues() {
    assertThat(item("{\"s\": \"a\", \"n\": 1.50, \"t\": true, \"z\": null, \"l\": [1, {\"x\": {}}], \"m\": {}}"))
        .containsEntry("s", AttributeValue.fromS("a"))
        .containsEntry("n", AttributeValue.fromN("1.50"))
        .containsEntry("t", AttributeValue.fromBool(true))
        .containsEntry("z", AttributeValue.fromNul(true))
        .containsEntry("l", AttributeValue.fromL(List.of(
            AttributeValue.fromN("1"), AttributeValue.fromM(Map.of("x", AttributeValue.fromM(Map.of()))))))
        .containsEntry("m", AttributeValue.fromM(Map.of()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
    "{\"N\": 12.30} | {\"N\": \"12.30\"}",
    "{\"N\": 12345678901234567890123456789012345678} | {\"N\": \"12345678901234567890123456789012345678\"}",
    "{\"NS\": [1, \"2\"]} | {\"NS\": [\"1\", \"2\"]}",
    "{\"BOOL\": \"true\"} | {\"BOOL\": true}",
    "{\"BOOL\": \"false\"} | {\"BOOL\": false}",
    "{\"NULL\": null} | {\"NULL\": true}",
  })
  void acceptsWhatModelsCommonlySend(String sent, String meant) {
    assertThat(item("{\"a\": " + sent + "}")).isEqualTo(item("{\"a\": " + meant + "}"));
  }

  @Test
  void acceptsAnObjectInAString() {
    RequestValues reader = new RequestValues(Optional.empty());
    assertThat(reader.map(Json.of(" {\"id\": {\"S\": \"a\"}}"), Path.ROOT.member("item")))
        .isEqualTo(Map.of("id", AttributeValue.fromS("a")));
    reader.throwIfWrong();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"a": {"S": 1}}              | item.a.S: a value of type S is written {"S": "a"}, got 1
      {"a": {"N": "1,000"}}        | item.a.N: NUMBER "1,000"
      {"a": {"N": "NaN"}}          | item.a.N: NUMBER "NaN"
      {"a": {"N": " 1"}}           | item.a.N: NUMBER " 1"
      {"a": {"N": ""}}             | item.a.N: NUMBER ""
      {"a": {"N": true}}           | item.a.N: a value of type N is written {"N": "1"}, got true
      {"a": {"N": "1E126"}}        | item.a.N: RANGE 1E+126
      {"a": {"N": "-1E-131"}}      | item.a.N: RANGE -1E-131
      {"a": {"B": "aGk"}}          | item.a.B: expected base64 with padding such as "aGk=", got "aGk"
      {"a": {"B": "a_-="}}         | item.a.B: expected base64 with padding such as "aGk=", got "a_-="
      {"a": {"NULL": false}}       | item.a.NULL: a value of type NULL is written {"NULL": true}, got false
      {"a": {"BOOL": "yes"}}       | item.a.BOOL: a value of type BOOL is written {"BOOL": true}, got "yes"
      {"a": {"SS": []}}            | item.a.SS: a set has at least one element; EMPTY
      {"a": {"SS": ["x", "x"]}}    | item.a.SS: a set holds each element once, got "x" twice
      {"a": {"NS": ["1", "1.0"]}}  | item.a.NS: a set holds each element once, got "1" and "1.0", which are equal
      {"a": {"BS": ["aGk=","aGk="]}} | item.a.BS: a set holds each element once, got "aGk=" twice
      {"a": {"SS": "x"}}           | item.a.SS: a value of type SS is written {"SS": ["a", "b"]}, got "x"
      {"a": {"L": ["x"]}}          | item.a.L[0]: TYPED "x" (TAGS)
      {"a": {"M": {"x": 1}}}       | item.a.M.x: TYPED 1 (TAGS)
      {"a": {"M": []}}             | item.a.M: a value of type M is written {"M": {"n": {"N": "1"}}}, got []
      {"a": {"S": "x", "N": "1"}}  | item.a: a value has one type tag, got S, N; NAMES
      {"a": {"S": "x"}, "n": 1}    | item: typed and plain values are mixed: typed `a`, plain `n`; STYLES
      {"a": "x", "m": {"b": {"S": "y"}}} | item.m.b: {"S":"y"} among plain values could be AMBIGUOUS
      {"a": "x", "m": {"b": {"S": 1, "N": 2}}} | item.m.b: got the type tags of {"S":1,"N":2} SEVERAL
      {"a": {"s": "x"}}            | item: type tags are upper case (ALL), got {"s":"x"}; MAP
      {}                           | item: expected an object with at least one attribute, got {}
      "x"                          | item: expected an object with at least one attribute, got "x"
      """)
  void refusesAndShowsTheRightForm(String sent, String problem) {
    assertThatThrownBy(() -> item(sent))
        .isInstanceOf(InvalidArgumentsException.class)
        .hasMessage("1 argument is wrong:\n- " + spelledOut(problem));
  }

  /** The rows above are short; this is what their capitals stand for. */
  private static String spelledOut(String problem) {
    return problem
        .replace("STYLES", "write all typed, such as {\"S\": \"a\"}, or all plain (TAGS; plain values keep those"
            + " of sets, binary and exact numbers)")
        .replace("AMBIGUOUS", "a typed value, or a map with the one attribute S. Write the value plain, or the map as"
            + " {\"M\": {\"S\": …}}")
        .replace("SEVERAL", "among plain values; if it is a map, write {\"M\": {…}} or pass value_format plain")
        .replace("MAP", "if this is a map and no type, write {\"M\": {…}}")
        .replace("NAMES", "a map with these names is written {\"M\": {…}}")
        .replace("KEYS", "type tags of keys are S, N, B")
        .replace("KEY", "expected a typed value such as {\"S\": \"a\"} or a plain one, got")
        .replace("RANGE", "a number is 0 or lies between 1E-130 and 9.99E125 either side of it, got")
        .replace("NUMBER", "expected a number such as \"12\", \"-0.5\" or \"1E3\", got")
        .replace("EMPTY", "leave the attribute out, or use an empty list {\"L\": []}")
        .replace("TYPED", "expected a typed value such as {\"S\": \"a\"}, got")
        .replace("TAGS", "type tags are ALL")
        .replace("ALL", TypeTag.NAMES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0.0", "1E-130", "9.9999999999999999999999999999999999999E125", "+1", "1.", ".5", "1e2",
      "10000000000000000000000000000000000000000000000"})
  void takesEveryNumberThatDynamoDbTakes(String number) {
    assertThat(item("{\"a\": {\"N\": \"" + number + "\"}}")).isEqualTo(Map.of("a", AttributeValue.fromN(number)));
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{\"a\": \"\\ud83d\"}", "{\"a\": {\"S\": \"x\\ude00\"}}", "{\"a\": {\"SS\": [\"\\ud83d\"]}}", "{\"\\ud83d\": 1}",
    "{\"a\": {\"M\": {\"\\ud83d\": {\"S\": \"\"}}}}", "{\"a\": {\"\\ud83d\": 1}}",
  })
  void refusesTextThatCannotBeStored(String item) {
    assertThatThrownBy(() -> item(item)).hasMessageContaining("holds half of a surrogate pair");
  }

  @Test
  void refusesMoreDigitsThanDynamoDbKeeps() {
    String digits = "1234567890".repeat(3) + "123456789";
    String problem = "a number has at most 38 significant digits, got 39";
    assertThatThrownBy(() -> item("{\"a\": {\"N\": \"" + digits + "\"}}")).hasMessageContaining("item.a.N: " + problem);
    assertThatThrownBy(() -> item("{\"a\": 0." + digits + "}")).hasMessageContaining("item.a: " + problem);
    assertThatThrownBy(() -> item("{\"a\": {\"N\": \"" + "9".repeat(100_000) + "\"}}"))
        .hasMessageContaining("at most 38 significant digits, got 100000 characters");
  }

  @Test
  void nestsToThirtyTwoLevels() {
    assertThat(item("{\"a\": " + "{\"L\": [".repeat(32) + "]}".repeat(32) + "}")).hasSize(1);
    assertThat(item("{\"a\": " + "{\"x\": ".repeat(32) + "1" + "}".repeat(32) + "}")).hasSize(1);
    assertThatThrownBy(() -> item("{\"a\": " + "{\"L\": [".repeat(33) + "]}".repeat(33) + "}"))
        .hasMessageContaining("maps and lists are nested at most 32 levels deep");
    assertThatThrownBy(() -> item("{\"a\": " + "[".repeat(33) + "]".repeat(33) + "}"))
        .hasMessageContaining("maps and lists are nested at most 32 levels deep");
  }

  @Test
  void obeysTheFormatThatTheCallerChose() {
    assertThat(read("{\"size\": {\"S\": \"x\"}}", Optional.of(ValueFormat.TYPED)))
        .isEqualTo(Map.of("size", AttributeValue.fromS("x")));
    assertThat(read("{\"size\": {\"s\": \"x\"}}", Optional.of(ValueFormat.PLAIN)))
        .isEqualTo(Map.of("size", AttributeValue.fromM(Map.of("s", AttributeValue.fromS("x")))));
    assertThatThrownBy(() -> read("{\"a\": 1}", Optional.of(ValueFormat.TYPED)))
        .hasMessageContaining("item.a: expected a typed value such as {\"S\": \"a\"}, got 1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"a": {"S": "x"}}                  | item.a      | {"S":"x"}        | S
      {"a": 1, "b": {"c": {"BOOL": true}}} | item.b.c  | {"BOOL":true}    | BOOL
      {"a": [{"M": {"x": {"L": []}}}]}   | item.a[0].M.x | {"L":[]}       | L
      {"a": {"NULL": 10}}                | item.a      | {"NULL":10}      | NULL
      """)
  void refusesAmongPlainValuesWhatJsonCouldSay(String sent, String path, String got, String tag) {
    assertThatThrownBy(() -> read(sent, Optional.of(ValueFormat.PLAIN)))
        .hasMessage("1 argument is wrong:\n- " + path + ": " + got
            + " among plain values could be a typed value, or a map with the one attribute " + tag
            + ". Write the value plain, or the map as {\"M\": {\"" + tag + "\": …}}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"a": "x", "b": {"SS": ["y"]}}      | {"a": {"S": "x"}, "b": {"SS": ["y"]}}
      {"a": 1, "b": [{"B": "aGk="}]}      | {"a": {"N": "1"}, "b": {"L": [{"B": "aGk="}]}}
      {"a": 1, "b": {"N": "1.10"}}        | {"a": {"N": "1"}, "b": {"N": "1.10"}}
      {"a": 1, "b": {"M": {"S": "x"}}}    | {"a": {"N": "1"}, "b": {"M": {"S": {"S": "x"}}}}
      {"a": 1, "b": {"M": {"M": {"N": "2"}}}} | {"a": {"N": "1"}, "b": {"M": {"M": {"N": "2"}}}}
      {"a": null, "b": {"c": {"BS": ["aGk="]}}} | {"a": {"NULL": true}, "b": {"M": {"c": {"BS": ["aGk="]}}}}
      """)
  void plainValuesKeepTheTagOfWhatJsonCannotSay(String plain, String typed) {
    assertThat(read(plain, Optional.of(ValueFormat.PLAIN))).isEqualTo(item(typed));
    assertThat(item(plain)).isEqualTo(item(typed));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"N": "9007199254740993"}  | {"N":"9007199254740993"}
      {"N": "9007199254740992"}  | 9007199254740992
      {"N": "0.1"}               | 0.1
      {"N": "0.30000000000000000001"} | {"N":"0.30000000000000000001"}
      {"SS": ["a"]}              | {"SS":["a"]}
      {"NS": ["1"]}              | {"NS":["1"]}
      {"B": "aGk="}              | {"B":"aGk="}
      {"M": {"SS": {"S": "a"}}}  | {"M":{"SS":"a"}}
      {"M": {"SS": {"S": "a"}, "x": {"NULL": true}}} | {"SS":"a","x":null}
      """)
  void writesATagInPlainFormOnlyWhereJsonHasNoSuchValue(String typed, String plain) {
    AttributeValue value = item("{\"a\": " + typed + "}").get("a");
    assertThat(new AttributeValueWriter(ValueFormat.PLAIN).value(value).toJson()).isEqualTo(plain);
  }

  @Test
  void takesAMapOfSeveralTagsWhenPlainIsChosen() {
    String stock = "{\"stock\": {\"S\": 10, \"M\": 5, \"L\": 2}}";
    assertThat(read(stock, Optional.of(ValueFormat.PLAIN)))
        .isEqualTo(item("{\"stock\": {\"M\": {\"S\": {\"N\": 10}, \"M\": {\"N\": 5}, \"L\": {\"N\": 2}}}}"));
    assertThatThrownBy(() -> item(stock)).hasMessageContaining("item.stock: a value has one type tag, got S, M, L");
  }

  @Test
  void tellsEveryFaultAtOnce() {
    assertThatThrownBy(() -> item("{\"a\": {\"N\": \"x\"}, \"b\": {\"SS\": []}, \"c\": {\"L\": [1, {\"B\": \"?\"}]}}"))
        .hasMessageStartingWith("4 arguments are wrong:\n- item.a.N: ");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"id": {"X": "a"}}     | key.id: KEY {"X":"a"} (KEYS)
      {"id": {"BOOL": true}} | key.id: KEY {"BOOL":true} (KEYS)
      {"id": null}           | key.id: KEY null (KEYS)
      {"id": ""}             | key.id: a key attribute is not empty
      {"id": {"B": ""}}      | key.id: a key attribute is not empty
      {}                     | key: expected an object with at least one attribute, got {}
      """)
  void holdsKeysToTheirOwnRules(String sent, String problem) {
    RequestValues reader = new RequestValues(Optional.empty());
    reader.key(JsonReader.read(sent), Path.ROOT.member("key"));
    assertThatThrownBy(reader::throwIfWrong).hasMessage("1 argument is wrong:\n- " + spelledOut(problem));
  }

  @Test
  void decidesOnceForAList() {
    RequestValues reader = new RequestValues(Optional.empty());
    assertThat(reader.list(List.of(Json.of(1), Json.of("a")), Path.ROOT.member("parameters")))
        .containsExactly(AttributeValue.fromN("1"), AttributeValue.fromS("a"));
    reader.list(List.of(JsonReader.read("{\"S\": \"a\"}"), Json.of(1)), Path.ROOT.member("parameters"));
    assertThatThrownBy(reader::throwIfWrong)
        .hasMessageContaining("parameters: typed and plain values are mixed: typed `[0]`, plain `[1]`;");
  }

  @Test
  void readsTimesAndIntegersOfThirtyTwoBits() {
    RequestValues reader = new RequestValues(Optional.empty());
    assertThat(reader.instant("2026-03-01T01:00:00+01:00", Path.ROOT)).isEqualTo("2026-03-01T00:00:00Z");
    assertThat(reader.int32(Integer.MAX_VALUE, Path.ROOT)).isEqualTo(Integer.MAX_VALUE);
    reader.throwIfWrong();
    reader.instant("2026-03-01", Path.ROOT.member("from"));
    reader.int32(1L << 31, Path.ROOT.member("limit"));
    assertThatThrownBy(reader::throwIfWrong).hasMessage("2 arguments are wrong:\n"
        + "- from: expected a time such as 2026-03-01T00:00:00Z, got \"2026-03-01\"\n"
        + "- limit: expected an integer from -2147483648 to 2147483647, got 2147483648");
  }

  private static Map<String, AttributeValue> item(String json) {
    return read(json, Optional.empty());
  }

  private static Map<String, AttributeValue> read(String json, Optional<ValueFormat> format) {
    RequestValues reader = new RequestValues(format);
    Map<String, AttributeValue> item = reader.map(JsonReader.read(json), Path.ROOT.member("item"));
    reader.throwIfWrong();
    return item;
  }
}
