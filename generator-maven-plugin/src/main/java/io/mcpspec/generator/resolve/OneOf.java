package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Alternatives of which exactly one has to be written. */
final class OneOf {

  private final String title;
  private final Span place;
  private final Map<String, Optional<Span>> alternatives = new LinkedHashMap<>();

  /**
   * @param title what has the alternatives, with its article: {@code a prompt}
   * @param place where to point when none is written
   */
  OneOf(String title, Span place) {
    this.title = title;
    this.place = place;
  }

  OneOf or(String key, Optional<Span> written) {
    alternatives.put(key, written);
    return this;
  }

  /** Whether one is written; reports it if none or several are. */
  boolean check(Diagnostics diagnostics) {
    List<String> written =
        alternatives.entrySet().stream().filter(e -> e.getValue().isPresent()).map(Map.Entry::getKey).toList();
    if (written.size() == 1) {
      return true;
    }
    String all = quoted(List.copyOf(alternatives.keySet()));
    if (written.isEmpty()) {
      diagnostics.report(Code.ONE_OF_KEYS, place, title + " needs one of " + all, "write one of them");
    } else {
      Span second = alternatives.get(written.get(1)).orElseThrow();
      String message = title + " has " + quoted(written) + ", of which only one can be";
      diagnostics.report(Code.ONE_OF_KEYS, second, message, "keep one of them");
    }
    return false;
  }

  private static String quoted(List<String> keys) {
    return keys.stream().map(key -> "`" + key + "`").collect(Collectors.joining(", "));
  }
}
