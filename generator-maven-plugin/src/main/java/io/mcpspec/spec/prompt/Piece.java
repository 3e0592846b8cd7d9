package io.mcpspec.spec.prompt;

import io.mcpspec.document.source.LocatedText;
import java.util.ArrayList;
import java.util.List;

/** A segment that knows where it comes from; it exists only while a text is compiled. */
sealed interface Piece {

  /**
   * What stands in one line of one file.
   *
   * @param value fixed text, or the place of an argument
   * @param origin where it was written
   */
  record Leaf(Value value, Origin origin) implements Piece {}

  /** Pieces that are there only when an argument is given. */
  record When(String argument, List<Piece> then) implements Piece {
    public When {
      then = List.copyOf(then);
    }
  }

  /**
   * A segment and the facts that it was made of.
   *
   * @param segment a literal or an argument
   * @param facts ids of facts
   */
  record Value(Segment segment, List<String> facts) {
    public Value {
      facts = List.copyOf(facts);
    }

    static Value literal(String text) {
      return new Value(new Segment.Literal(text), List.of());
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
      leaves.add(new Leaf(Value.literal(lines.get(i)), origin.atLine(text, i)));
    }
    return leaves;
  }

  /** Fixed text. */
  static Piece of(String text, Origin origin) {
    return new Leaf(Value.literal(text), origin);
  }

  /** The pieces as they are served. */
  static List<Segment> segments(List<? extends Piece> pieces) {
    List<Segment> segments = new ArrayList<>();
    for (Piece piece : pieces) {
      segments.add(piece instanceof When when
          ? new Segment.When(when.argument(), segments(when.then()))
          : ((Leaf) piece).value().segment());
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
