package io.mcpspec.release.surface;

import java.math.BigInteger;
import java.util.Optional;

/** Compares versions such as {@code 1.10.0}. */
public final class Versions {

  private Versions() {}

  /** Whether an end comes before another; no version is never. */
  public static boolean isEarlier(Optional<String> one, Optional<String> other) {
    return one.isPresent() && (other.isEmpty() || compare(one.get(), other.get()) < 0);
  }

  /** Whether a version is at or behind the one that ends something. */
  public static boolean hasReached(Optional<String> version, Optional<String> end) {
    return version.isPresent() && end.isPresent() && compare(version.get(), end.get()) >= 0;
  }

  /** By their numbers; what follows a hyphen does not count. */
  public static int compare(String one, String other) {
    String[] some = one.split("[-+]")[0].split("\\.");
    String[] others = other.split("[-+]")[0].split("\\.");
    for (int i = 0; i < Math.max(some.length, others.length); i++) {
      int order = part(some, i).compareTo(part(others, i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static BigInteger part(String[] parts, int index) {
    return index < parts.length && parts[index].matches("[0-9]{1,20}") ? new BigInteger(parts[index]) : BigInteger.ZERO;
  }
}
