package io.mcpspec.spec.prompt;

import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Fact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds what looks like a fact's value in one release. Only values that mean one thing count: those with a unit behind
 * them, decimals, numbers of four digits and more, with or without grouping, and names of files.
 */
final class WrittenFacts {

  private static final Pattern NUMBER = Pattern.compile("-?([0-9]+)(\\.[0-9]+)?");
  private static final int DISTINCTIVE_DIGITS = 4;
  private static final String NOT_BEFORE = "(?<![\\p{Alnum}_])(?<![0-9][.,])";
  private static final String NOT_BEHIND = "(?![\\p{Alnum}_])(?![.,][0-9])";

  private final Map<String, Pattern> patterns = new LinkedHashMap<>();

  /**
   * A value in a text.
   *
   * @param from offset of its first character
   * @param to offset behind its last character
   * @param written the value as it is written
   * @param facts ids of the facts that have it
   */
  record Found(int from, int to, String written, List<String> facts) {}

  private record Place(int from, int to) {}

  WrittenFacts(Catalog catalog, String release) {
    catalog.facts().forEach((id, fact) -> pattern(fact, fact.at(release, catalog).text())
        .ifPresent(pattern -> patterns.put(id, Pattern.compile(NOT_BEFORE + "(?:" + pattern + ")" + NOT_BEHIND))));
  }

  /** The values in {@code text}, each once. */
  List<Found> in(String text) {
    Map<Place, List<String>> places = new LinkedHashMap<>();
    patterns.forEach((fact, pattern) -> {
      Matcher matcher = pattern.matcher(text);
      while (matcher.find()) {
        places.computeIfAbsent(new Place(matcher.start(), matcher.end()), place -> new ArrayList<>()).add(fact);
      }
    });
    return places.entrySet().stream()
        .map(entry -> new Found(entry.getKey().from(), entry.getKey().to(),
            text.substring(entry.getKey().from(), entry.getKey().to()), List.copyOf(entry.getValue())))
        .toList();
  }

  private static Optional<String> pattern(Fact fact, String value) {
    Matcher number = NUMBER.matcher(value);
    if (!number.matches()) {
      return fact.kind() == Fact.Kind.FILE ? Optional.of("(?<!-)" + Pattern.quote(value)) : Optional.empty();
    }
    String digits = Pattern.quote(value) + "|" + Pattern.quote(grouped(value, number.end(1)));
    boolean distinctive = number.group(2) != null || number.group(1).length() >= DISTINCTIVE_DIGITS;
    if (fact.unitBehind().isPresent()) {
      return Optional.of("(?:" + digits + ") ?" + Pattern.quote(fact.unitBehind().get()));
    }
    return distinctive ? Optional.of(digits) : Optional.empty();
  }

  /** {@code 2592000} as {@code 2,592,000}. */
  private static String grouped(String number, int wholeEnd) {
    return number.substring(0, wholeEnd).replaceAll("(?<=[0-9])(?=([0-9]{3})+$)", ",") + number.substring(wholeEnd);
  }
}
