package io.mcpspec.release.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.Sides;
import io.mcpspec.release.schema.shape.Answer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas come from strangers: none may take long, or end in anything but changes. */
@Timeout(20)
class HostileSchemasTest {

  @ParameterizedTest
  @ValueSource(strings = {
      "{'$ref':'#'}",
      "{'allOf':[{'$ref':'#'}]}",
      "{'$ref':'#/$defs/a','$defs':{'a':{'$ref':'#/$defs/b'},'b':{'anyOf':[{'$ref':'#/$defs/a'}]}}}",
      "{'$ref':'#/nowhere'}",
      "{'$ref':'https://example.org/other.json'}",
      "{'$dynamicRef':'#node'}",
      "{'properties':5,'required':'a','anyOf':{},'enum':7,'type':3,'items':'x'}",
      "{'minimum':1e999999999,'maximum':1e-999999999,'multipleOf':0}",
      "{'type':'integer','minimum':1e300,'multipleOf':1e-300}",
      "{'patternProperties':{'(':{},'^(a+)+$':{}},'properties':{'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab':{}}}",
      "{'enum':['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'],'pattern':'^(a+)+$'}",
  })
  void compareInBothDirections(String schema) {
    String json = schema.replace('\'', '"');
    String plain = "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"minLength\":1}}}";

    assertThat(changes(json, json)).isEmpty();
    assertThat(changes(json, plain)).isNotNull();
    assertThat(changes(plain, json)).isNotNull();
  }

  /** Each definition uses the next one twice: written out it would be 2^40 times as long. */
  @Test
  void sharedPartsAreNotWrittenOut() {
    String before = doubling(40, "string");
    String after = doubling(40, "integer");

    assertThat(changes(before, after)).extracting(Change::kind).containsExactly(Change.Kind.TYPE);
  }

  private static String doubling(int levels, String type) {
    String definitions = IntStream.range(0, levels)
        .mapToObj(i -> "\"d" + i + "\":{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/$defs/d" + (i + 1)
            + "\"},\"b\":{\"$ref\":\"#/$defs/d" + (i + 1) + "\"}}}")
        .collect(Collectors.joining(","));
    return "{\"$ref\":\"#/$defs/d0\",\"$defs\":{" + definitions + ",\"d" + levels + "\":{\"type\":\"" + type + "\"}}}";
  }

  /** 12 choices of 3 are 531,441 alternatives. */
  @Test
  void manyCombinedChoicesAreNotMultipliedOut() {
    String before = choices(12, "x");
    String after = choices(12, "y");

    assertThat(changes(before, before)).isEmpty();
    assertThat(changes(before, after)).anyMatch(change -> change.narrows() != Answer.NO);
  }

  private static String choices(int count, String name) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{\"anyOf\":[{\"required\":[\"a" + i + "\"]},{\"required\":[\"b" + i + "\"]},{\"required\":[\""
            + name + i + "\"]}]}")
        .collect(Collectors.joining(",", "{\"type\":\"object\",\"allOf\":[", "]}"));
  }

  @Test
  void deepSchemasAreComparedToTheEnd() {
    String before = "{\"properties\":{\"a\":" + "{\"type\":\"array\",\"items\":".repeat(240)
        + "{\"type\":\"string\"}" + "}".repeat(242);
    String after = before.replace("string", "integer");

    assertThat(changes(before, after)).extracting(change -> change.path().words())
        .containsExactly("a" + "[]".repeat(240));
  }

  private static List<Change> changes(String before, String after) {
    return SchemaComparison.ofInput(Sides.json("before", before), Sides.json("after", after));
  }
}
