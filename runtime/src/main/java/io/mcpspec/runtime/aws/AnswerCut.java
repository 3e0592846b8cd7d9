package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.CallLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes an answer fit into one result: the largest members are left out, and long arrays end early. What is kept is
 * whole, and what is left out is named.
 */
final class AnswerCut {

  /** Characters of JSON. Handlers that can go on later cut earlier. */
  static final int LIMIT = CallLimits.DEFAULT.resultSize() + 2_000;

  private static final int NAMED = 10;
  private static final int LONGEST_PATH = 100;
  /** An array's entries are shortened one by one if each has so much room. */
  private static final int ROOM_OF_ENTRY = 200;
  /** A member is left out rather than shortened to less. */
  private static final int LEAST_ROOM = 50;

  private final Map<Json, Integer> lengths = new IdentityHashMap<>();
  private final List<String> left = new ArrayList<>();
  private final JsonObject answer;

  AnswerCut(JsonObject whole) {
    answer = length(whole) <= LIMIT ? whole : object(whole, LIMIT, "");
  }

  /** What fits. */
  JsonObject answer() {
    return answer;
  }

  /** What was left out, and how to see it; empty when nothing was. */
  String note() {
    if (left.isEmpty()) {
      return "";
    }
    String named = String.join(", ", left.subList(0, Math.min(NAMED, left.size())));
    String more = left.size() > NAMED ? " and " + (left.size() - NAMED) + " more" : "";
    return "Left out, since the result would be too large: " + named + more
        + ". Read fewer attributes or items in one call to see them.";
  }

  private Json shortened(Json value, int room, String path) {
    return value instanceof JsonArray array ? array(array, room, path) : object((JsonObject) value, room, path);
  }

  private JsonObject object(JsonObject object, int room, String path) {
    List<String> names = new ArrayList<>(object.members().keySet());
    names.sort(Comparator.comparingInt(name -> length(object.members().get(name))));
    Map<String, Json> kept = new HashMap<>();
    int free = room;
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      Json value = object.members().get(name);
      int share = free / (names.size() - i) - length(name);
      if (length(value) <= share) {
        kept.put(name, value);
      } else if (isWhole(value) || share < LEAST_ROOM) {
        leave(path.isEmpty() ? name : path + "." + name, value);
      } else {
        kept.put(name, shortened(value, share, path.isEmpty() ? name : path + "." + name));
      }
      free -= kept.containsKey(name) ? length(kept.get(name)) + length(name) : 0;
    }
    JsonObject.Builder members = JsonObject.builder();
    object.members().keySet().stream().filter(kept::containsKey).forEach(name -> members.put(name, kept.get(name)));
    return members.build();
  }

  private JsonArray array(JsonArray array, int room, String path) {
    List<Json> entries = array.items();
    boolean hasRoom = room / entries.size() >= ROOM_OF_ENTRY && entries.stream().noneMatch(AnswerCut::isWhole);
    List<Json> kept = new ArrayList<>();
    int free = room;
    for (int i = 0; i < entries.size(); i++) {
      int share = hasRoom ? free / (entries.size() - i) : free;
      Json entry = entries.get(i);
      if (length(entry) > share && hasRoom) {
        entry = shortened(entry, share, path + "[" + i + "]");
      } else if (length(entry) > share) {
        left.add(String.format(Locale.ROOT, "%s from [%d] to [%d]", path, i, entries.size() - 1));
        break;
      }
      kept.add(entry);
      free -= length(entry) + 1;
    }
    return Json.array(kept);
  }

  /** Whether a value is kept or left out as a whole: a scalar, also one with a tag, such as {@code {"S": "a"}}. */
  private static boolean isWhole(Json value) {
    if (value instanceof JsonObject object) {
      return object.members().isEmpty()
          || object.members().size() == 1 && object.members().values().stream().allMatch(AnswerCut::isScalar);
    }
    return isScalar(value) || value instanceof JsonArray array && array.items().isEmpty();
  }

  private static boolean isScalar(Json value) {
    return !(value instanceof JsonObject) && !(value instanceof JsonArray);
  }

  private void leave(String path, Json value) {
    String shown = path.length() > LONGEST_PATH ? "…" + path.substring(path.length() - LONGEST_PATH) : path;
    left.add(String.format(Locale.ROOT, "%s (%,d characters)", shown, length(value)));
  }

  /** The length of a member's name with its punctuation. */
  private static int length(String name) {
    return Json.of(name).toJson().length() + 2;
  }

  /** The length of a value's JSON, or a little more. */
  private int length(Json value) {
    Integer known = lengths.get(value);
    if (known == null) {
      known = measured(value);
      lengths.put(value, known);
    }
    return known;
  }

  private int measured(Json value) {
    if (value instanceof JsonObject object) {
      return object.members().entrySet().stream()
          .mapToInt(member -> length(member.getKey()) + length(member.getValue())).sum() + 2;
    }
    return value instanceof JsonArray array
        ? array.items().stream().mapToInt(item -> length(item) + 1).sum() + 2
        : value.toJson().length();
  }
}
