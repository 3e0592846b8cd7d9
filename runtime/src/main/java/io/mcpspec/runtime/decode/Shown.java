package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.List;
import java.util.Locale;

/** Values as messages show them: JSON, shortened when long. */
final class Shown {

  private static final int LONGEST = 60;
  private static final int MOST_NAMES = 12;

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

  /** The names as a list; of a long one its beginning. */
  static String names(List<String> names) {
    String more = names.size() > MOST_NAMES ? " and " + count(names.size() - MOST_NAMES) + " more" : "";
    return String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size()))) + more;
  }

  /** {@code 1,024}. */
  static String count(int number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
