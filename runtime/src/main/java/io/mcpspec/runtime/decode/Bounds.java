package io.mcpspec.runtime.decode;

/**
 * How many characters, items or members there may be.
 *
 * @param min least number; zero when there is none
 * @param max greatest number; {@code Integer.MAX_VALUE} when there is none
 */
record Bounds(int min, int max) {

  static final Bounds NONE = new Bounds(0, Integer.MAX_VALUE);

  boolean allow(int count) {
    return count >= min && count <= max;
  }

  /** {@code " of 3 to 255 characters"}; empty without bounds. */
  String describe(String one, String many) {
    if (equals(NONE)) {
      return "";
    }
    if (min == max) {
      return " of " + Shown.count(min) + " " + (min == 1 ? one : many);
    }
    if (max == NONE.max) {
      return " of at least " + Shown.count(min) + " " + (min == 1 ? one : many);
    }
    String counted = min == 0 ? "at most " + Shown.count(max) : Shown.count(min) + " to " + Shown.count(max);
    return " of " + counted + " " + (max == 1 ? one : many);
  }
}
