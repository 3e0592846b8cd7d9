package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import io.mcpspec.jsonschema.pattern.MatchLength;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lengths and counts that contradict each other. */
final class CountConflicts {

  private static final Set<String> STRINGS = Set.of("string");

  private CountConflicts() {}

  static void addTo(List<Conflict> found, Conjunction all) {
    add(found, all, Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, STRINGS);
    add(found, all, Keyword.MIN_ITEMS, Keyword.MAX_ITEMS, Set.of("array"));
    add(found, all, Keyword.MIN_PROPERTIES, Keyword.MAX_PROPERTIES, Set.of("object"));
    all.limits(Keyword.REGEX).forEach(pattern -> addPattern(found, all, pattern));
  }

  private static void add(
      List<Conflict> found, Conjunction all, Keyword least, Keyword most, Set<String> types) {
    Optional<Limit> low = all.greatest(least);
    Optional<Limit> high = all.least(most);
    if (low.isPresent() && high.isPresent() && low.get().number().compareTo(high.get().number()) > 0) {
      found.add(Conflict.between(types, low.get(), high.get(), "let `" + least.word() + "` be the smaller number"));
    }
  }

  /** What a pattern finds may be longer than what is allowed, or shorter than what is needed. */
  private static void addPattern(List<Conflict> found, Conjunction all, Limit pattern) {
    String text = ((Scalar) pattern.value()).text();
    MatchLength length = EcmaPattern.of(text).length();
    if (length.isNever()) {
      found.add(new Conflict(STRINGS, pattern.place(), "no text can match `pattern`",
          text.startsWith("/") ? "write the pattern without the slashes around it"
              : "put `^` at the beginning and `$` at the end", List.of(pattern)));
      return;
    }
    all.least(Keyword.MAX_LENGTH)
        .filter(most -> most.number().longValue() < length.least())
        .ifPresent(most -> found.add(new Conflict(STRINGS, pattern.place(),
            "`pattern` needs at least " + length.least() + " characters and `maxLength` is " + Shown.of(most.value()),
            "let `pattern` and `maxLength` agree", List.of(pattern, most))));
    all.greatest(Keyword.MIN_LENGTH)
        .filter(least -> length.most() < MatchLength.ENDLESS && least.number().longValue() > length.most())
        .ifPresent(least -> found.add(new Conflict(STRINGS, pattern.place(),
            "`pattern` allows at most " + length.most() + " characters and `minLength` is " + Shown.of(least.value()),
            "let `pattern` and `minLength` agree", List.of(pattern, least))));
  }
}
