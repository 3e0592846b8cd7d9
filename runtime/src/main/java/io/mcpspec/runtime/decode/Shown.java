package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.Locale;

/** Values as messages show them: JSON, shortened when long. */
final class Shown {

  private static final int LONGEST = 60;

  private Shown() {}

  static String of(Json value) {
    String text = value.toJson();
    int length = text.codePointCount(0, text.length());
    if (length <= LONGEST) {
      return text;
    }
    String head = text.substring(0, text.offsetByCodePoints(0, LONGEST));
    return String.format(Locale.ROOT, "%s… (%,d characters)", head, length);
  }

  static String quoted(String name) {
    return of(Json.of(name));
  }

  /** {@code 1,024}. */
  static String count(int number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
