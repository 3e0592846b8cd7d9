package io.mcpspec.document.node;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonWriterTest {

  @Test
  void prettyFormHasOneMemberALine() {
    Node node = Parsed.json("{\"a\":[1,{\"b\":null}],\"c\":{},\"d\":[]}").root().orElseThrow();
    assertThat(JsonWriter.pretty(node))
        .isEqualTo(
            """
            {
              "a": [
                1,
                {
                  "b": null
                }
              ],
              "c": {},
              "d": []
            }""");
  }

  @Test
  void escapesOnlyWhatJsonDemands() {
    Node node = Parsed.yaml("\"\\\"\\\\\\b\\f\\n\\r\\t\\x01/<>&\u00E9\u2028\"").root().orElseThrow();
    assertThat(JsonWriter.compact(node)).isEqualTo("\"\\\"\\\\\\b\\f\\n\\r\\t\\u0001/<>&\u00E9\u2028\"");
  }

  @Test
  void halfASurrogatePairSurvives() {
    String json = "\"\\ud83dx\\ude00\"";
    assertThat(Parsed.json(json).asJson()).isEqualTo(json);
  }
}
