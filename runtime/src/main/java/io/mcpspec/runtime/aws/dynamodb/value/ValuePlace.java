package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Where in a tool's arguments values of one kind stand.
 *
 * @param kind how they are read
 * @param steps names of members, {@value #ITEMS} for every item of an array, {@value #VALUES} for every member
 */
record ValuePlace(ValueKind kind, List<String> steps) {

  static final String ITEMS = "[]";
  static final String VALUES = "*";

  ValuePlace {
    steps = List.copyOf(steps);
  }

  /** Reads {@code request_items.*.Keys.[]}. */
  static ValuePlace of(ValueKind kind, String place) {
    return new ValuePlace(kind, Arrays.asList(place.split("\\.")));
  }

  /** The arguments with every string on the way replaced by the JSON that it holds; one that holds none is reported. */
  JsonObject unwrap(JsonObject arguments, Problems problems) {
    return (JsonObject) unwrap(arguments, Path.ROOT, 0, problems);
  }

  private Json unwrap(Json source, Path path, int step, Problems problems) {
    if (step == steps.size()) {
      return kind.isContainer() ? JsonInText.unwrap(source, path, problems) : source;
    }
    Json container = JsonInText.unwrap(source, path, problems);
    String name = steps.get(step);
    if (container instanceof JsonArray array && name.equals(ITEMS)) {
      List<Json> items = new ArrayList<>(array.items());
      for (int i = 0; i < items.size(); i++) {
        items.set(i, unwrap(items.get(i), path.item(i), step + 1, problems));
      }
      return Json.array(items);
    }
    if (container instanceof JsonObject object && !name.equals(ITEMS)) {
      Map<String, Json> members = new LinkedHashMap<>(object.members());
      members.replaceAll((key, value) -> key.equals(name) || name.equals(VALUES)
          ? unwrap(value, path.member(key), step + 1, problems)
          : value);
      return new JsonObject(members);
    }
    return container;
  }

  /** Calls {@code found} with every value that stands here, and its path. */
  void forEach(JsonObject arguments, BiConsumer<Json, Path> found) {
    forEach(arguments, Path.ROOT, 0, found);
  }

  private void forEach(Json source, Path path, int step, BiConsumer<Json, Path> found) {
    if (step == steps.size()) {
      found.accept(source, path);
      return;
    }
    String name = steps.get(step);
    if (source instanceof JsonArray array && name.equals(ITEMS)) {
      List<Json> items = array.items();
      for (int i = 0; i < items.size(); i++) {
        forEach(items.get(i), path.item(i), step + 1, found);
      }
    } else if (source instanceof JsonObject object && !name.equals(ITEMS)) {
      object.members().forEach((key, value) -> {
        if (key.equals(name) || name.equals(VALUES)) {
          forEach(value, path.member(key), step + 1, found);
        }
      });
    }
  }
}
