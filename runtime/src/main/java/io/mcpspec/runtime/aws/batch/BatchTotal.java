package io.mcpspec.runtime.aws.batch;

import io.mcpspec.runtime.aws.CountedMembers;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answers of all rounds as one. */
final class BatchTotal {

  /** Room for the remark. */
  private static final int RESERVE = 500;

  private final String left;
  private final int limit;
  private final CountedMembers counted;
  private final Map<String, Json> members = new LinkedHashMap<>();
  private int size = RESERVE;
  private boolean isEmpty = true;

  /**
   * @param left the member that holds what is left, of which the last round's counts
   * @param limit characters of JSON that the result should not exceed
   * @param counted the members that are added up
   */
  BatchTotal(String left, int limit, CountedMembers counted) {
    this.counted = counted;
    this.left = left;
    this.limit = limit;
  }

  boolean isEmpty() {
    return isEmpty;
  }

  /**
   * Whether an answer can be added.
   *
   * @param postponed what will be told as left beside what the answer itself tells
   */
  boolean hasRoomFor(JsonObject answer, Json postponed) {
    return size + answer.toJson().length() + postponed.toJson().length() <= limit;
  }

  void add(JsonObject answer) {
    isEmpty = false;
    size += answer.toJson().length();
    answer.members().forEach(this::add);
  }

  /** A round was sent whose answer is no part of the result. */
  void charge(JsonObject answer) {
    answer.get(counted.consumed()).ifPresent(consumed -> add(counted.consumed(), consumed));
  }

  /** The result with what is left at the end. */
  JsonObject result(Json atTheEnd) {
    members.put(left, atTheEnd);
    return new JsonObject(members);
  }

  private void add(String name, Json value) {
    members.merge(name, value, name.equals(counted.consumed()) ? counted.add() : BatchTotal::join);
  }

  /** Lists are joined, those in objects too. */
  private static Json join(Json first, Json second) {
    if (first instanceof JsonArray one && second instanceof JsonArray other) {
      List<Json> all = new ArrayList<>(one.items());
      all.addAll(other.items());
      return Json.array(all);
    }
    if (first instanceof JsonObject one && second instanceof JsonObject other) {
      Map<String, Json> all = new LinkedHashMap<>(one.members());
      other.members().forEach((name, value) -> all.merge(name, value, BatchTotal::join));
      return new JsonObject(all);
    }
    return second;
  }
}
