package io.mcpspec.spec.prompt;

import java.util.ArrayList;
import java.util.List;

/** A piece of a compiled text. Only argument values are put in at run time. */
public sealed interface Segment {

  /** Fixed text. */
  record Literal(String text) implements Segment {}

  /** The value of an argument; nothing when it is not given. */
  record Argument(String name) implements Segment {}

  /** Segments that are there only when an argument is given. */
  record When(String argument, List<Segment> then) implements Segment {
    public When {
      then = List.copyOf(then);
    }
  }

  /** The text with every conditional part in it and {@code @{arg.name}} where values go. */
  static String source(List<Segment> segments) {
    StringBuilder text = new StringBuilder();
    for (Segment segment : segments) {
      if (segment instanceof Literal literal) {
        text.append(literal.text());
      } else if (segment instanceof Argument argument) {
        text.append("@{arg.").append(argument.name()).append('}');
      } else if (segment instanceof When when) {
        text.append(source(when.then()));
      }
    }
    return text.toString();
  }

  /** Fixed text alone; nothing for the empty text. */
  static List<Segment> literal(String text) {
    return text.isEmpty() ? List.of() : List.of(new Literal(text));
  }

  /** Neighbouring literals as one, empty ones left out. */
  static List<Segment> merged(List<Segment> segments) {
    List<Segment> merged = new ArrayList<>();
    StringBuilder pending = new StringBuilder();
    for (Segment segment : segments) {
      if (segment instanceof Literal literal) {
        pending.append(literal.text());
      } else {
        merged.addAll(literal(pending.toString()));
        pending.setLength(0);
        merged.add(segment);
      }
    }
    merged.addAll(literal(pending.toString()));
    return merged;
  }
}
