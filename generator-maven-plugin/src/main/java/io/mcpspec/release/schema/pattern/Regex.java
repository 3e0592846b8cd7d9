package io.mcpspec.release.schema.pattern;

import java.util.List;

/** A regular expression, taken apart. */
sealed interface Regex {

  /** One character of a set. */
  record One(Characters characters) implements Regex {}

  /** One after the other; without any, the empty text. */
  record Join(List<Regex> parts) implements Regex {}

  /** Any of them. */
  record Choice(List<Regex> parts) implements Regex {}

  /**
   * The same several times.
   *
   * @param most {@link #ENDLESS} when there is no limit
   */
  record Repeat(Regex part, int least, int most) implements Regex {}

  /** The start of the text, or its end. */
  record Edge(boolean start) implements Regex {}

  int ENDLESS = Integer.MAX_VALUE;
}
