package io.mcpspec.spec.model;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version by Semantic Versioning 2.0.0; a missing minor or patch number counts as 0.
 *
 * @param major the first number
 * @param minor the second
 * @param patch the third
 * @param preRelease what follows a hyphen, empty for a release
 */
public record Version(BigInteger major, BigInteger minor, BigInteger patch, String preRelease)
    implements Comparable<Version> {

  private static final Pattern FORM =
      Pattern.compile("v?(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?(?:\\.\\d+)*(?:-([0-9A-Za-z.-]+))?(?:\\+.*)?");

  /** The version that a text is, if it is one. */
  public static Optional<Version> of(String text) {
    Matcher form = FORM.matcher(text);
    return form.matches()
        ? Optional.of(new Version(
            number(form.group(1)),
            number(form.group(2)),
            number(form.group(3)),
            form.group(4) == null ? "" : form.group(4)))
        : Optional.empty();
  }

  private static BigInteger number(String digits) {
    return digits == null ? BigInteger.ZERO : new BigInteger(digits);
  }

  /** Below 1.0 the minor number is the one that says "breaking". */
  public boolean isInitial() {
    return major.signum() == 0;
  }

  @Override
  public int compareTo(Version other) {
    int numbers = compareNumbers(other);
    if (numbers != 0 || preRelease.equals(other.preRelease)) {
      return numbers;
    }
    if (preRelease.isEmpty() || other.preRelease.isEmpty()) {
      return preRelease.isEmpty() ? 1 : -1;
    }
    return preRelease.compareTo(other.preRelease);
  }

  private int compareNumbers(Version other) {
    int majors = major.compareTo(other.major);
    int minors = majors == 0 ? minor.compareTo(other.minor) : majors;
    return minors == 0 ? patch.compareTo(other.patch) : minors;
  }
}
