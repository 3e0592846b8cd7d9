package io.mcpspec.bench.soak;

import io.mcpspec.bench.DynamoDbStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;

/**
 * One of many calls of all kinds, and what its answer must hold so that it can be no other's.
 *
 * @param method the request's method
 * @param params its parameters
 * @param expected a part of the answer's text
 * @param cancelled whether it is cancelled right after it was sent, and need not be answered
 */
record SoakCall(String method, JsonObject params, String expected, boolean cancelled) {

  private static final int KINDS = 10;

  /** The call of a number: four in ten plain, the others errors of several kinds, large results and cancelled ones. */
  static SoakCall of(long number) {
    String mark = "m" + number + "m";
    return switch ((int) (number % KINDS)) {
      case 0 -> tool("dynamodb_data_modeling", "section", Json.of("role"), "Role and objectives");
      case 1 -> new SoakCall("tools/call", JsonObject.builder().put("name", "dynamodb_data_modeling")
          .put("arguments", JsonObject.EMPTY).build(), "Role and objectives", false);
      case 2 -> tool("none_" + mark, "a", Json.of(1), mark);
      case 3 -> tool("list_tables", "limit", Json.of(mark), mark);
      case 4 -> new SoakCall("none/" + mark, JsonObject.EMPTY, mark, false);
      case 5 -> new SoakCall("tools/call", tables(DynamoDbStub.SLOW + mark), mark, true);
      default -> new SoakCall("tools/call", tables(mark), mark, false);
    };
  }

  private static SoakCall tool(String name, String argument, Json value, String expected) {
    JsonObject arguments = JsonObject.builder().put(argument, value).build();
    return new SoakCall(
        "tools/call", JsonObject.builder().put("name", name).put("arguments", arguments).build(), expected, false);
  }

  private static JsonObject tables(String start) {
    JsonObject arguments = JsonObject.builder().put("exclusive_start_table_name", Json.of(start)).build();
    return JsonObject.builder().put("name", "list_tables").put("arguments", arguments).build();
  }

  /** The request as one line. */
  String request(long id) {
    return JsonObject.builder().put("jsonrpc", "2.0").put("id", Json.of(id)).put("method", method)
        .put("params", params).build().toJson();
  }
}
