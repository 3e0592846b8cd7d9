package io.mcpspec.jsonschema.pattern;

/**
 * How many code points a match has. A most of {@link #ENDLESS} means any number, a least of it that no text matches.
 *
 * @param least the fewest
 * @param most the most
 */
public record MatchLength(long least, long most) {

  public static final long ENDLESS = 1L << 31;

  static final MatchLength NEVER = new MatchLength(ENDLESS, 0);
  static final MatchLength NONE = new MatchLength(0, 0);
  static final MatchLength ONE = new MatchLength(1, 1);
  static final MatchLength ANY = new MatchLength(0, ENDLESS);

  /** Whether no text matches. */
  public boolean isNever() {
    return least >= ENDLESS;
  }

  MatchLength plus(MatchLength next) {
    return new MatchLength(sum(least, next.least), sum(most, next.most));
  }

  MatchLength or(MatchLength other) {
    return new MatchLength(Math.min(least, other.least), Math.max(most, other.most));
  }

  MatchLength times(long fewest, long furthest) {
    return new MatchLength(product(least, fewest), product(most, furthest));
  }

  private static long sum(long one, long other) {
    return Math.min(ENDLESS, one + other);
  }

  private static long product(long one, long other) {
    return Math.min(ENDLESS, one * other);
  }
}
