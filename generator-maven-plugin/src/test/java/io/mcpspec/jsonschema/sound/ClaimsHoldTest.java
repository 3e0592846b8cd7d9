package io.mcpspec.jsonschema.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.jsonschema.check.Evaluation;
import io.mcpspec.jsonschema.check.QuietRegistry;
import io.mcpspec.jsonschema.check.SchemaPart;
import io.mcpspec.jsonschema.check.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An independent validator agrees with what is claimed of random schemas. */
class ClaimsHoldTest {

  private static final int SCHEMAS = 6000;

  private static final List<String> VALUES = List.of(
      "null", "true", "false", "0", "1", "2", "3", "-1", "1.0", "1.5", "2.5", "1e1", "\"\"", "\"a\"", "\"b\"", "\"ab\"",
      "\"abc\"", "\"abcd\"", "\"😀\"", "\"1\"", "[]", "[1]", "[1,1]", "[1,2]", "[\"a\"]", "[\"a\",\"b\",\"c\"]",
      "[null]",
      "[[]]", "{}", "{\"a\":1}", "{\"a\":\"a\"}", "{\"b\":2}", "{\"a\":1,\"b\":2}",
      "{\"a\":null,\"b\":\"ab\",\"c\":true}",
      "{\"ab\":1}", "{\"c\":{\"a\":1}}");

  private static final List<String> PARTS = List.of(
      "\"type\":\"string\"", "\"type\":\"integer\"", "\"type\":\"number\"", "\"type\":\"object\"", "\"type\":\"array\"",
      "\"type\":\"null\"", "\"type\":[\"string\",\"null\"]", "\"type\":[\"integer\",\"array\"]", "\"minLength\":N",
      "\"maxLength\":N", "\"minItems\":N", "\"maxItems\":N", "\"minProperties\":N", "\"maxProperties\":N",
      "\"minimum\":N", "\"maximum\":N", "\"exclusiveMinimum\":N", "\"exclusiveMaximum\":N", "\"minimum\":0.5",
      "\"maximum\":1.5", "\"multipleOf\":2", "\"multipleOf\":0.5", "\"enum\":[1,\"a\",null]", "\"enum\":[\"a\",\"ab\"]",
      "\"enum\":[[1],{\"a\":1}]", "\"enum\":[]", "\"const\":1", "\"const\":\"ab\"", "\"const\":{\"a\":1}",
      "\"pattern\":\"^a\"", "\"pattern\":\"^[ab]{2}$\"", "\"pattern\":\"b.\"", "\"required\":[\"a\"]",
      "\"required\":[\"a\",\"b\"]", "\"properties\":{\"a\":S}", "\"properties\":{\"a\":false}",
      "\"properties\":{\"a\":S,\"b\":S}", "\"additionalProperties\":false", "\"additionalProperties\":S",
      "\"patternProperties\":{\"^a\":S}", "\"propertyNames\":{\"maxLength\":N}", "\"propertyNames\":{\"const\":\"b\"}",
      "\"items\":S", "\"items\":false", "\"prefixItems\":[S]", "\"prefixItems\":[S,S]", "\"uniqueItems\":true",
      "\"contains\":S", "\"contains\":S,\"minContains\":N,\"maxContains\":3",
      "\"allOf\":[S,S]", "\"anyOf\":[S,S]", "\"oneOf\":[S,S]",
      "\"not\":S", "\"not\":{}", "\"if\":S", "\"then\":S", "\"else\":S", "\"$ref\":\"#/$defs/d\"",
      "\"$ref\":\"type:t\"",
      "\"dependentRequired\":{\"a\":[\"b\"]}", "\"format\":\"date\"", "\"title\":\"t\"");

  private static final String TYPE = "{\"type\":\"string\",\"maxLength\":2}";

  private final Random random = new Random(7);

  @Test
  void whatNothingFitsNoValueFits() {
    int claims = 0;
    for (int i = 0; i < SCHEMAS; i++) {
      String text = document();
      SchemaPart part = SchemaPart.whole(Nodes.json(text));
      if (Conflicts.of(Conjunction.of(part, types())).leaveNothing()) {
        claims++;
        assertThat(accepted(text)).describedAs(text).isEmpty();
      }
    }
    assertThat(claims).isGreaterThan(SCHEMAS / 20);
  }

  @Test
  void whatIsDecidedOfAValueTheValidatorDecidesAlike() {
    for (int i = 0; i < SCHEMAS / 4; i++) {
      String text = document();
      SchemaPart part = SchemaPart.whole(Nodes.json(text));
      List<String> accepted = accepted(text);
      for (String value : VALUES) {
        Verdict verdict = new Evaluation(types()).of(Nodes.json(value), part);
        if (verdict != Verdict.UNKNOWN) {
          assertThat(verdict == Verdict.FITS).describedAs("%s for %s", value, text).isEqualTo(accepted.contains(value));
        }
      }
    }
  }

  @Test
  void whatLiesWithinAnotherSchemaFitsIt() {
    int claims = 0;
    for (int i = 0; i < SCHEMAS; i++) {
      String inner = schema(1);
      String outer = schema(0);
      SchemaPart whole = SchemaPart.whole(Nodes.json(inner));
      SchemaPart other = SchemaPart.whole(Nodes.json(outer));
      if (!(inner + outer).contains("$defs") && Inclusion.isWithin(whole, other, types())) {
        claims++;
        assertThat(accepted(outer)).describedAs("%s within %s", inner, outer).containsAll(accepted(inner));
      }
    }
    assertThat(claims).isGreaterThan(SCHEMAS / 100);
  }

  private static Map<String, Node> types() {
    return Map.of("t", Nodes.json(TYPE));
  }

  private static List<String> accepted(String schema) {
    Schema compiled = QuietRegistry.of(Map.of("type:t", TYPE), false).getSchema(schema, InputFormat.JSON);
    return VALUES.stream().filter(value -> compiled.validate(value, InputFormat.JSON).isEmpty()).toList();
  }

  private String document() {
    String schema = schema(2);
    String separator = schema.length() > 2 ? "," : "";
    return schema.startsWith("{")
        ? schema.substring(0, schema.length() - 1) + separator + "\"$defs\":{\"d\":" + schema(0) + "}}"
        : schema;
  }

  /** A schema of a few parts, each keyword once. */
  private String schema(int depth) {
    if (random.nextInt(12) == 0) {
      return random.nextBoolean() ? "true" : "false";
    }
    Map<String, String> members = IntStream.rangeClosed(0, random.nextInt(4))
        .mapToObj(i -> PARTS.get(random.nextInt(PARTS.size())))
        .filter(part -> depth > 0 || !part.contains("S") && !part.contains("$ref"))
        .collect(Collectors.toMap(part -> part.substring(0, part.indexOf(':')), part -> part, (one, other) -> one));
    return members.values().stream().sorted()
        .map(part -> filled(part, depth)).collect(Collectors.joining(",", "{", "}"));
  }

  private String filled(String part, int depth) {
    StringBuilder text = new StringBuilder();
    for (char c : part.toCharArray()) {
      text.append(switch (c) {
        case 'S' -> schema(depth - 1);
        case 'N' -> String.valueOf(random.nextInt(4));
        default -> String.valueOf(c);
      });
    }
    return text.toString();
  }
}
