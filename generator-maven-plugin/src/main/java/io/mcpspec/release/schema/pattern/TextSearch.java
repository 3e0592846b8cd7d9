package io.mcpspec.release.schema.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Looks for the shortest text of one line in which some expressions are found and others are not. */
public final class TextSearch {

  private static final int MOST_STEPS = 60_000;
  private static final int LONGEST = 10_000;

  /**
   * What came of a search.
   *
   * @param text a text that fits
   * @param decided whether there is surely none where there is no text
   */
  public record Result(Optional<String> text, boolean decided) {

    /** Whether there is surely no such text. */
    public boolean isNone() {
      return decided && text.isEmpty();
    }
  }

  private record Step(List<List<BitSet>> places, int length, Step before, int character) {}

  private record Seen(List<List<BitSet>> places, int length) {}

  private final List<Expression> found = new ArrayList<>();
  private final List<Expression> missed = new ArrayList<>();
  private final int least;
  private final int most;
  private final List<Integer> alphabet = new ArrayList<>();

  private TextSearch(int least, int most) {
    this.least = least;
    this.most = most;
  }

  /**
   * A text of a length, in characters.
   *
   * @param found expressions that are all to be found in it
   * @param missed expressions none of which may be found in it
   * @param most {@link Integer#MAX_VALUE} when there is no limit
   */
  public static Result of(Collection<String> found, Collection<String> missed, int least, int most) {
    if (least > most) {
      return new Result(Optional.empty(), true);
    }
    TextSearch search = new TextSearch(least, most);
    boolean read = add(found, search.found) & add(missed, search.missed);
    return read && least < LONGEST ? search.run() : new Result(Optional.empty(), false);
  }

  /** Whether an expression is found in every text. */
  public static boolean fitsAll(String expression) {
    return Expression.of(expression).filter(read -> read.accepts(read.start())).isPresent()
        && of(Set.of(), Set.of(expression), 0, Integer.MAX_VALUE).isNone();
  }

  private static boolean add(Collection<String> expressions, List<Expression> read) {
    for (String expression : expressions) {
      Expression.of(expression).ifPresent(read::add);
    }
    return read.size() == expressions.size();
  }

  private Result run() {
    chooseCharacters();
    Deque<Step> open = new ArrayDeque<>();
    Set<Seen> seen = new HashSet<>();
    open.add(new Step(starts(), 0, null, 0));
    for (int steps = 0; !open.isEmpty(); steps++) {
      Step step = open.poll();
      if (step.length() >= least && fits(step.places())) {
        return new Result(Optional.of(text(step)), true);
      }
      if (steps > MOST_STEPS) {
        return new Result(Optional.empty(), false);
      }
      if (step.length() < most) {
        follow(step, open, seen);
      }
    }
    return new Result(Optional.empty(), true);
  }

  /** Beyond the least length, and without a greatest, the length does not matter any more. */
  private void follow(Step step, Deque<Step> open, Set<Seen> seen) {
    for (int character : alphabet) {
      List<List<BitSet>> places = after(step.places(), character);
      int length = step.length() + 1;
      if (seen.add(new Seen(places, most == Integer.MAX_VALUE ? Math.min(length, least) : length))) {
        open.add(new Step(places, length, step, character));
      }
    }
  }

  private List<List<BitSet>> starts() {
    List<List<BitSet>> places = new ArrayList<>();
    found.forEach(expression -> places.add(expression.start()));
    missed.forEach(expression -> places.add(expression.start()));
    return places;
  }

  private List<List<BitSet>> after(List<List<BitSet>> before, int character) {
    List<List<BitSet>> places = new ArrayList<>(before.size());
    for (int i = 0; i < before.size(); i++) {
      places.add(expression(i).after(before.get(i), character));
    }
    return places;
  }

  private Expression expression(int place) {
    return place < found.size() ? found.get(place) : missed.get(place - found.size());
  }

  private boolean fits(List<List<BitSet>> places) {
    for (int i = 0; i < places.size(); i++) {
      if (expression(i).accepts(places.get(i)) != i < found.size()) {
        return false;
      }
    }
    return true;
  }

  /** One character for each set of those that no expression tells apart, readable ones first. */
  private void chooseCharacters() {
    TreeSet<Integer> edges = new TreeSet<>(List.of(0));
    found.forEach(expression -> expression.collectEdges(edges));
    missed.forEach(expression -> expression.collectEdges(edges));
    edges.remove(Character.MAX_CODE_POINT + 1);
    for (int from : edges) {
      Integer next = edges.higher(from);
      int character = readable(from, next == null ? Character.MAX_CODE_POINT : next - 1);
      if (!Characters.LINE_ENDS.contains(character)) {
        alphabet.add(character);
      }
    }
    alphabet.sort((one, other) -> Integer.compare(rank(one), rank(other)));
  }

  private static int readable(int from, int to) {
    for (int wanted : new int[] {'a', 'x', 'A', '0', '-', ' ', '!', '~', 'é'}) {
      if (from <= wanted && wanted <= to) {
        return wanted;
      }
    }
    return from <= 0xDFFF && to > 0xDFFF && from >= 0xD800 ? 0xE000 : from;
  }

  private static int rank(int character) {
    return character < 128 && Character.isLetterOrDigit(character) ? 0 : character > ' ' && character < 127 ? 1 : 2;
  }

  private static String text(Step last) {
    StringBuilder text = new StringBuilder();
    for (Step step = last; step.before() != null; step = step.before()) {
      text.insert(0, Character.toString(step.character()));
    }
    return text.toString();
  }
}
