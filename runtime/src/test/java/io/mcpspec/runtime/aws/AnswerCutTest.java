package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnswerCutTest {

  private static final String LONG = "x".repeat(AnswerCut.LIMIT);

  private static JsonObject object(String json) {
    return JsonReader.read(json.replace("LONG", LONG)).asObject().orElseThrow();
  }

  @Test
  void whatFitsStaysTheSame() {
    JsonObject small = object("{\"Item\": {\"id\": {\"S\": \"a\"}}}");
    assertThat(new AnswerCut(small).answer()).isSameAs(small);
    assertThat(new AnswerCut(small).note()).isEmpty();
  }

  @Test
  void theLargestAttributesAreLeftOutAndNamed() {
    AnswerCut cut = new AnswerCut(object("""
        {"Item": {"id": {"S": "a"}, "body": {"S": "LONG"}, "m": {"M": {"deep": {"B": "LONG"}, "n": {"N": "1"}}}},
         "ConsumedCapacity": {"CapacityUnits": 12}}"""));
    assertThat(cut.answer()).isEqualTo(object("""
        {"Item": {"id": {"S": "a"}, "m": {"M": {"n": {"N": "1"}}}}, "ConsumedCapacity": {"CapacityUnits": 12}}"""));
    assertThat(cut.note()).matches("Left out, since the result would be too large:"
        + " Item\\.body \\([0-9,]+ characters\\), Item\\.m\\.M\\.deep \\([0-9,]+ characters\\)\\."
        + " Read fewer attributes or items in one call to see them\\.");
  }

  @Test
  void entriesKeepTheirPlaces() {
    AnswerCut cut = new AnswerCut(object("""
        {"Responses": [{"Item": {"a": {"S": "LONG"}}}, {"Item": {"b": {"S": "y"}}}, {"Item": {"c": "LONG"}}]}"""));
    assertThat(cut.answer()).isEqualTo(
        object("{\"Responses\": [{\"Item\": {}}, {\"Item\": {\"b\": {\"S\": \"y\"}}}, {}]}"));
    assertThat(cut.note()).contains("Responses[0].Item.a (", "Responses[2].Item (");
  }

  @Test
  void longArraysEndEarly() {
    List<Json> names = IntStream.range(0, 200_000).<Json>mapToObj(i -> Json.of("name" + i)).toList();
    AnswerCut cut = new AnswerCut(JsonObject.builder().put("Names", Json.array(names)).build());
    List<Json> kept = cut.answer().items("Names");
    assertThat(kept).isEqualTo(names.subList(0, kept.size())).hasSizeGreaterThan(1_000);
    assertThat(cut.note()).contains("Names from [" + kept.size() + "] to [199999]");
  }

  @Test
  void theRemarkOfTheCallComesFirst() {
    ToolResult result = NotedResult.of(object("{\"a\": \"LONG\", \"b\": 1}"), "1 of 2 failed.");
    assertThat(result.structured().orElseThrow().string("Note").orElseThrow())
        .startsWith("1 of 2 failed. Left out, since the result would be too large: a (");
  }

  @Test
  void everyAnswerFits() {
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      JsonObject whole = JsonObject.builder().put("root", value(random, 0)).put("x", value(random, 1)).build();
      AnswerCut cut = new AnswerCut(whole);
      assertThat(cut.answer().toJson().length()).as("answer %d", i).isLessThanOrEqualTo(AnswerCut.LIMIT);
      assertThat(cut.note().isEmpty()).isEqualTo(cut.answer().equals(whole));
      assertThat(cut.note()).hasSizeLessThan(2_000);
    }
  }

  private static Json value(Random random, int depth) {
    int kind = depth > 4 ? 0 : random.nextInt(4);
    int size = random.nextInt(depth == 1 ? 300 : 4);
    if (kind == 2) {
      return Json.array(IntStream.range(0, size).mapToObj(i -> value(random, depth + 1)).toList());
    }
    if (kind == 3) {
      JsonObject.Builder members = JsonObject.builder();
      IntStream.range(0, size).forEach(i -> members.put("\u0001" + i, value(random, depth + 1)));
      return members.build();
    }
    return Json.of("\"\u0000".repeat(random.nextInt(20) == 0 ? random.nextInt(20_000) : random.nextInt(10)));
  }
}
