package io.mcpspec.jsonschema.type;

import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How long a string (in code points), an array or an object may be.
 *
 * @param min least size, where above zero
 * @param max greatest size
 */
public record Size(Optional<Integer> min, Optional<Integer> max) {

  public static final Size ANY = new Size(Optional.empty(), Optional.empty());

  private static final BigInteger LARGEST = BigInteger.valueOf(Integer.MAX_VALUE);

  /** Reads the two keywords; one that is no count is left out. A least size beyond any array counts as the largest. */
  static Size of(SchemaMembers schema, String minKeyword, String maxKeyword) {
    Optional<Integer> min = schema.whole(minKeyword).map(value -> value.min(LARGEST).intValue());
    Optional<Integer> max =
        schema.whole(maxKeyword).filter(value -> value.compareTo(LARGEST) < 0).map(BigInteger::intValue);
    return new Size(min.filter(value -> value > 0), max.filter(value -> value >= 0));
  }

  public boolean bounded() {
    return min.isPresent() || max.isPresent();
  }
}
