package io.mcpspec.release.schema.pattern;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A regular expression as machines that all read the same text: one for what it searches for, and one for each
 * lookahead that it begins with.
 *
 * @param machines the machines
 * @param negated those that must not find anything, by place
 */
record Expression(List<Automaton> machines, BitSet negated) {

  /** Empty when the expression cannot be read, or is too large. */
  static Optional<Expression> of(String text) {
    List<Automaton> machines = new ArrayList<>();
    BitSet negated = new BitSet();
    String rest = text;
    while (rest.startsWith("^(?=") || rest.startsWith("^(?!")) {
      int end = end(rest);
      Optional<Automaton> ahead = end < 0 ? Optional.empty() : Automaton.of("^(?:" + rest.substring(4, end) + ")");
      if (ahead.isEmpty()) {
        return Optional.empty();
      }
      negated.set(machines.size(), rest.charAt(3) == '!');
      machines.add(ahead.get());
      rest = "^" + rest.substring(end + 1);
    }
    return Automaton.of(rest).map(main -> {
      machines.add(main);
      return new Expression(machines, negated);
    });
  }

  /** Where the group that begins at the second character ends; below 0 where it does not. */
  private static int end(String text) {
    int depth = 0;
    boolean inClass = false;
    for (int i = 1; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\\') {
        i++;
      } else if (inClass || character == '[') {
        inClass = character != ']';
      } else if (character == '(') {
        depth++;
      } else if (character == ')' && --depth == 0) {
        return hasChoice(text, i) ? -1 : i;
      }
    }
    return -1;
  }

  /** A choice after the group would begin without it. */
  private static boolean hasChoice(String text, int end) {
    int depth = 0;
    boolean inClass = false;
    for (int i = end + 1; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\\') {
        i++;
      } else if (inClass || character == '[') {
        inClass = character != ']';
      } else if (character == '|' && depth == 0) {
        return true;
      } else {
        depth += character == '(' ? 1 : character == ')' ? -1 : 0;
      }
    }
    return false;
  }

  List<BitSet> start() {
    return machines.stream().map(Automaton::start).toList();
  }

  List<BitSet> after(List<BitSet> before, int character) {
    List<BitSet> places = new ArrayList<>(before.size());
    for (int i = 0; i < before.size(); i++) {
      places.add(machines.get(i).after(before.get(i), character));
    }
    return places;
  }

  boolean accepts(List<BitSet> places) {
    for (int i = 0; i < places.size(); i++) {
      if (machines.get(i).accepts(places.get(i)) == negated.get(i)) {
        return false;
      }
    }
    return true;
  }

  void collectEdges(Set<Integer> edges) {
    machines.forEach(machine -> machine.collectEdges(edges));
  }
}
