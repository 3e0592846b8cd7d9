package io.mcpspec.runtime.text;

import io.mcpspec.runtime.json.Json;

/** The start of a value, short enough for a message. */
public final class Excerpt {

  private static final int LONGEST = 60;

  private Excerpt() {}

  public static String of(Json value) {
    return cut(value.toJson());
  }

  public static String of(String text) {
    return of(Json.of(text));
  }

  private static String cut(String json) {
    return json.codePointCount(0, json.length()) <= LONGEST
        ? json
        : json.substring(0, json.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
