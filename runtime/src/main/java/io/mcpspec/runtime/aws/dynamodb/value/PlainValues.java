package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonBoolean;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.text.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads values as JSON has them; those that JSON does not have keep their type tag, as {@link AttributeValueWriter}
 * writes them. What is wrong is reported; the value is then empty.
 */
final class PlainValues {

  private final Problems problems;
  private final boolean chosen;

  /**
   * @param chosen whether the caller asked for plain values; then an object whose members are named like several tags
   *     is a map
   */
  PlainValues(Problems problems, boolean chosen) {
    this.problems = problems;
    this.chosen = chosen;
  }

  /**
   * Reads one plain value.
   *
   * @param depth how many maps and lists it stands in
   */
  Optional<AttributeValue> read(Json source, Path path, int depth) {
    if (source instanceof JsonString string) {
      return StoredText.check(string.value(), path, problems).map(AttributeValue::fromS);
    }
    if (source instanceof JsonNumber number) {
      return number(number, path);
    }
    if (source instanceof JsonBoolean bool) {
      return Optional.of(AttributeValue.fromBool(bool.value()));
    }
    if (source instanceof JsonObject object) {
      return object(object, path, depth);
    }
    if (source instanceof JsonArray array) {
      return list(array, path, depth + 1);
    }
    return Optional.of(AttributeValue.fromNul(true));
  }

  private Optional<AttributeValue> number(JsonNumber number, Path path) {
    DynamoNumber.Reading reading = DynamoNumber.check(number.value());
    if (!reading.isGood()) {
      problems.add(path, reading.problem());
      return Optional.empty();
    }
    return Optional.of(AttributeValue.fromN(number.value().toString()));
  }

  private Optional<AttributeValue> object(JsonObject object, Path path, int depth) {
    if (TypeTag.fitsBothFormats(object)) {
      Optional<JsonObject> map = object.object(TypeTag.M.name());
      return map.isPresent()
          ? map(map.get(), path.member(TypeTag.M.name()), depth + 1)
          : new TypedValues(problems).read(object, path, depth);
    }
    if (TypeTag.looksTyped(object) && (!chosen || object.members().size() == 1)) {
      problems.add(path, object.members().size() == 1 ? ambiguous(object) : severalTags(object));
      return Optional.empty();
    }
    return map(object, path, depth + 1);
  }

  private Optional<AttributeValue> map(JsonObject object, Path path, int depth) {
    if (Nesting.isTooDeep(depth, path, problems)) {
      return Optional.empty();
    }
    Map<String, AttributeValue> members = new LinkedHashMap<>();
    object.members().forEach((name, member) ->
        StoredText.check(name, path, problems).flatMap(good -> read(member, path.member(name), depth))
            .ifPresent(value -> members.put(name, value)));
    return Optional.of(AttributeValue.fromM(members));
  }

  private static String ambiguous(JsonObject object) {
    String tag = object.members().keySet().iterator().next();
    return Excerpt.of(object) + " among plain values could be a typed value, or a map with the one attribute " + tag
        + ". Write the value plain, or the map as {\"M\": {\"" + tag + "\": …}}";
  }

  private static String severalTags(JsonObject object) {
    return "got the type tags of " + Excerpt.of(object) + " among plain values; if it is a map, write {\"M\": {…}}"
        + " or pass value_format plain";
  }

  private Optional<AttributeValue> list(JsonArray array, Path path, int depth) {
    if (Nesting.isTooDeep(depth, path, problems)) {
      return Optional.empty();
    }
    List<AttributeValue> items = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      read(array.items().get(i), path.item(i), depth).ifPresent(items::add);
    }
    return Optional.of(AttributeValue.fromL(items));
  }
}
