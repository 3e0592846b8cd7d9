package io.mcpspec.spec.prompt;

import io.mcpspec.document.source.LocatedText;
import java.util.ArrayList;
import java.util.List;

/** A segment that knows where it comes from; it exists only while a text is compiled. */
sealed interface Piece {

  /**
   * A segment from one line of one file.
   *
   * @param segment a literal or an argument
   * @param facts ids of the facts in it
   * @param origin where it was written
   */
  record Leaf(Segment segment, List<String> facts, Origin origin) implements Piece {
    public Leaf {
      facts = List.copyOf(facts);
    }

    /** The same at another place: where a reference to it is written. */
    Leaf at(Origin place) {
      return new Leaf(segment, facts, place);
    }
  }

  /** Pieces that are there only when an argument is given. */
  record When(String argument, List<Piece> then) implements Piece {
    public When {
      then = List.copyOf(then);
    }
  }

  /** A text cut behind each line's end. */
  static List<String> lines(String text) {
    return List.of(text.split("(?<=\n)"));
  }

  /** A text without references. */
  static List<Leaf> raw(LocatedText text, Origin origin) {
    List<Leaf> leaves = new ArrayList<>();
    List<String> lines = text.value().isEmpty() ? List.of() : lines(text.value());
    for (int i = 0; i < lines.size(); i++) {
      leaves.add(of(lines.get(i), origin.atLine(text, i)));
    }
    return leaves;
  }

  /** Fixed text. */
  static Leaf of(String text, Origin origin) {
    return new Leaf(new Segment.Literal(text), List.of(), origin);
  }

  /** What lies between two offsets of the text that the leaves are; an argument counts with its whole reference. */
  static List<Leaf> cut(List<Leaf> leaves, int from, int to) {
    List<Leaf> inside = new ArrayList<>();
    int start = 0;
    for (Leaf leaf : leaves) {
      String text = Segment.source(List.of(leaf.segment()));
      int first = Math.max(from - start, 0);
      int last = Math.min(to - start, text.length());
      start += text.length();
      if (first < last) {
        inside.add(leaf.segment() instanceof Segment.Literal
            ? new Leaf(new Segment.Literal(text.substring(first, last)), leaf.facts(), leaf.origin())
            : leaf);
      }
    }
    return inside;
  }

  /** The pieces as they are served. */
  static List<Segment> segments(List<? extends Piece> pieces) {
    List<Segment> segments = new ArrayList<>();
    for (Piece piece : pieces) {
      segments.add(piece instanceof When when
          ? new Segment.When(when.argument(), segments(when.then()))
          : ((Leaf) piece).segment());
    }
    return Segment.merged(segments);
  }

  /** The leaves in the order of the text, those of every condition among them. */
  static List<Leaf> leaves(List<? extends Piece> pieces) {
    List<Leaf> leaves = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof When when) {
        leaves.addAll(leaves(when.then()));
      } else {
        leaves.add((Leaf) piece);
      }
    }
    return leaves;
  }
}
