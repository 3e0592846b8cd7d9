package io.mcpspec.release.packaging;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The versions of a library that fit, in the notations of Maven ({@code 1.2}, {@code [1.2,2)}), Python ({@code ==1.2},
 * {@code >=1.2,<2}) and npm ({@code ^1.2}, {@code ~1.2}).
 *
 * @param text as written
 * @param isPin whether one version alone fits
 * @param floor the numbers of the lowest version that fits; empty when there is none
 */
record VersionRange(String text, boolean isPin, List<BigInteger> floor) {

  private static final Pattern PIN = Pattern.compile("\\[?(?:==?=?)?\\s*v?\\d[0-9A-Za-z.+-]*\\]?");
  private static final Pattern WILDCARD = Pattern.compile(".*[*xX]$");
  private static final Pattern NUMBERS = Pattern.compile("\\d+(?:\\.\\d+)*");
  private static final Pattern CEILING = Pattern.compile("<=?[^,]*|!=[^,]*");

  static VersionRange of(String text) {
    boolean pin = PIN.matcher(text).matches() && !WILDCARD.matcher(text).matches();
    Matcher numbers = NUMBERS.matcher(CEILING.matcher(text).replaceAll(""));
    List<BigInteger> floor = new ArrayList<>();
    if (numbers.find()) {
      for (String number : numbers.group().split("\\.")) {
        floor.add(new BigInteger(number));
      }
    }
    return new VersionRange(text, pin, floor);
  }

  boolean isAnotherMajorThan(VersionRange other) {
    return !floor.isEmpty() && !other.floor.isEmpty() && !floor.get(0).equals(other.floor.get(0));
  }

  boolean floorIsBelow(VersionRange other) {
    for (int i = 0; i < Math.max(floor.size(), other.floor.size()); i++) {
      int order = number(floor, i).compareTo(number(other.floor, i));
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }

  private static BigInteger number(List<BigInteger> numbers, int index) {
    return index < numbers.size() ? numbers.get(index) : BigInteger.ZERO;
  }
}
