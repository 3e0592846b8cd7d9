package io.mcpspec.release.schema.pattern;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A regular expression as a machine that reads a text character by character. Where it is after some of them is a set
 * of its nodes. An expression is searched for, so it may begin at any character.
 */
final class Automaton {

  private static final int MOST_NODES = 2_000;
  private static final int MATCH = 0;

  /** A node that reads a character, passes an edge of the text, or passes on to others without reading. */
  private record Node(Optional<Characters> reads, Optional<Boolean> edge, int[] next) {}

  private final List<Node> nodes = new ArrayList<>();
  private int first;

  private Automaton() {
    nodes.add(new Node(Optional.empty(), Optional.empty(), new int[0]));
  }

  /** The machine for an expression; empty when the expression cannot be read, or is too large. */
  static Optional<Automaton> of(String expression) {
    return RegexReader.read(expression).flatMap(regex -> {
      Automaton automaton = new Automaton();
      automaton.first = automaton.add(regex, MATCH);
      return automaton.nodes.size() > MOST_NODES ? Optional.empty() : Optional.of(automaton);
    });
  }

  /** Adds the nodes of an expression after which the machine goes on at {@code next}; answers the first of them. */
  private int add(Regex regex, int next) {
    if (nodes.size() > MOST_NODES) {
      return next;
    }
    if (regex instanceof Regex.One one) {
      return node(Optional.of(one.characters()), Optional.empty(), next);
    }
    if (regex instanceof Regex.Edge edge) {
      return node(Optional.empty(), Optional.of(edge.start()), next);
    }
    if (regex instanceof Regex.Choice choice) {
      return node(Optional.empty(), Optional.empty(),
          choice.parts().stream().mapToInt(part -> add(part, next)).toArray());
    }
    if (regex instanceof Regex.Repeat repeat) {
      return addRepeated(repeat, next);
    }
    int following = next;
    List<Regex> parts = ((Regex.Join) regex).parts();
    for (int i = parts.size() - 1; i >= 0; i--) {
      following = add(parts.get(i), following);
    }
    return following;
  }

  private int addRepeated(Regex.Repeat repeat, int next) {
    int following = next;
    if (repeat.most() == Regex.ENDLESS) {
      int[] again = {0, next};
      following = node(Optional.empty(), Optional.empty(), again);
      again[0] = add(repeat.part(), following);
    } else {
      for (int i = repeat.least(); i < repeat.most(); i++) {
        following = node(Optional.empty(), Optional.empty(), add(repeat.part(), following), next);
      }
    }
    for (int i = 0; i < repeat.least(); i++) {
      following = add(repeat.part(), following);
    }
    return following;
  }

  private int node(Optional<Characters> reads, Optional<Boolean> edge, int... next) {
    nodes.add(new Node(reads, edge, next));
    return nodes.size() - 1;
  }

  /** Where the machine is before the first character. */
  BitSet start() {
    BitSet here = new BitSet();
    enter(first, true, false, here);
    return settled(here);
  }

  /** Where the machine is after one more character. */
  BitSet after(BitSet before, int character) {
    if (before.get(MATCH)) {
      return before;
    }
    BitSet here = new BitSet();
    for (int i = before.nextSetBit(0); i >= 0; i = before.nextSetBit(i + 1)) {
      Node node = nodes.get(i);
      if (node.reads().isPresent() && node.reads().get().contains(character)) {
        enter(node.next()[0], false, false, here);
      }
    }
    enter(first, false, false, here);
    return settled(here);
  }

  /** Whether a text that ends here fits. */
  boolean accepts(BitSet here) {
    if (here.get(MATCH)) {
      return true;
    }
    BitSet end = new BitSet();
    for (int i = here.nextSetBit(0); i >= 0; i = here.nextSetBit(i + 1)) {
      if (nodes.get(i).edge().isPresent()) {
        enter(nodes.get(i).next()[0], false, true, end);
      }
    }
    return end.get(MATCH);
  }

  /** What was found stays found. */
  private static BitSet settled(BitSet here) {
    if (here.get(MATCH)) {
      here.clear();
      here.set(MATCH);
    }
    return here;
  }

  /** Nodes that wait for the end are kept, all others that read nothing are passed. */
  private void enter(int node, boolean atStart, boolean atEnd, BitSet here) {
    if (here.get(node)) {
      return;
    }
    here.set(node);
    Node entered = nodes.get(node);
    boolean passes = entered.edge().map(start -> start ? atStart : atEnd).orElse(true);
    if (entered.reads().isEmpty() && passes) {
      for (int next : entered.next()) {
        enter(next, atStart, atEnd, here);
      }
    }
  }

  void collectEdges(Set<Integer> edges) {
    nodes.forEach(node -> node.reads().ifPresent(characters -> characters.collectEdges(edges)));
  }
}
