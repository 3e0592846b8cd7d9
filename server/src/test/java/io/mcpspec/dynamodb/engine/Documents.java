package io.mcpspec.dynamodb.engine;

import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.aws.dynamodb.value.ValueFormat;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.testing.RandomDocuments;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Random items as JSON, and the form in which two items are equal when DynamoDB holds them for equal. */
public final class Documents {

  private static final Set<String> SETS = Set.of("SS", "NS", "BS");

  private final RandomDocuments random;

  public Documents(long seed) {
    random = new RandomDocuments(seed);
  }

  /**
   * One item in both forms.
   *
   * @param typed with type tags
   * @param plain as JSON has it
   */
  public record Item(JsonObject typed, JsonObject plain) {}

  /** The next item of all types, with a key. */
  public Item next(String id, int number) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(random.item());
    item.put("id", AttributeValue.fromS(id));
    item.put("number", AttributeValue.fromN(Integer.toString(number)));
    return new Item(json(item, ValueFormat.TYPED), json(item, ValueFormat.PLAIN));
  }

  private static JsonObject json(Map<String, AttributeValue> item, ValueFormat format) {
    return SdkJson.toJson(GetItemResponse.builder().item(item).build(), format).object("Item").orElseThrow();
  }

  /** Typed values with numbers in one spelling and sets in one order. */
  public static JsonObject normalized(JsonObject typed) {
    Map<String, Json> members = new LinkedHashMap<>(typed.members());
    members.replaceAll((name, value) -> value(value.asObject().orElseThrow()));
    return new JsonObject(members);
  }

  private static Json value(JsonObject typed) {
    String tag = typed.members().keySet().iterator().next();
    Json content = typed.members().get(tag);
    if (tag.equals("M")) {
      content = normalized((JsonObject) content);
    } else if (tag.equals("L")) {
      content = Json.array(((JsonArray) content).items().stream().map(item -> value((JsonObject) item)).toList());
    } else if (tag.equals("N")) {
      content = number(content);
    } else if (SETS.contains(tag)) {
      List<Json> elements = ((JsonArray) content).items();
      content = Json.array(elements.stream()
          .map(element -> tag.equals("NS") ? number(element) : element)
          .sorted(Comparator.comparing(Json::toJson))
          .toList());
    }
    return JsonObject.builder().put(tag, content).build();
  }

  private static Json number(Json text) {
    return Json.of(new BigDecimal(text.asString().orElseThrow()).stripTrailingZeros().toString());
  }
}
