package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * Reports the members of one mapping that have no value. In braces, they are mostly the rest of an unquoted text that
 * has a comma: {@code { description: Name, such as Oslo }}.
 */
final class MissingValues {

  private final YamlMarks marks;
  private final ReadFault.Listener faults;
  private final boolean flow;

  /** The plain text or number before a comma. */
  private Optional<ScalarEvent> text = Optional.empty();

  private Optional<Span> comma = Optional.empty();

  /** The offset behind the last key that has no value. */
  private int end;

  MissingValues(YamlMarks marks, ReadFault.Listener faults, boolean flow) {
    this.marks = marks;
    this.faults = faults;
    this.flow = flow;
  }

  /** Whether nothing is written where a value belongs. */
  static boolean isMissing(Event value) {
    return value instanceof ScalarEvent scalar && scalar.getValue().isEmpty() && isPlain(scalar)
        && scalar.getAnchor() == null && scalar.getTag() == null;
  }

  /** The value of a member. One that is missing is null, at the place where that is reported. */
  Node value(Event key, Event value, Node read) {
    if (!isMissing(value)) {
      finish();
      text = isPlain(value) ? Optional.of((ScalarEvent) value) : Optional.empty();
      return read;
    }
    if (flow && !hasColon(key, value) && text.filter(before -> goesOn(before, key)).isPresent()) {
      int sign = marks.text().indexOf(',', comma.isPresent() ? end : marks.end(text.get()));
      comma = comma.or(() -> Optional.of(marks.span(sign, sign + 1)));
      end = marks.end(key);
      return new Scalar(Scalar.Kind.NULL, "null", comma.get());
    }
    finish();
    text = Optional.empty();
    return missing(key, value);
  }

  /** Whether the last key is the rest of the text before it. */
  boolean isRestOfText() {
    return comma.isPresent();
  }

  /** A text goes on behind a comma, and so does a number with the comma of another language. */
  private boolean goesOn(ScalarEvent before, Event key) {
    Scalar read = CoreSchema.resolve(before.getValue(), marks.span(before));
    return read.isString() || read.isNumber() && source(key).matches("[0-9.,]+");
  }

  /** Reports the text that ended at the last comma. */
  void finish() {
    comma.ifPresent(place -> {
      String rest = onOneLine(marks.text().substring(marks.offset(place.start()) + 1, end));
      String whole = onOneLine(marks.text().substring(marks.start(text.get()), end));
      boolean number = !CoreSchema.resolve(text.get().getValue(), place).isString();
      String other = number ? ", or write a number without a comma" : ", or give the key a value";
      faults.report(
          Kind.MISSING_VALUE,
          place,
          "the " + (number ? "number" : "text") + " ends at this comma: `" + rest
              + "` is read as a key without a value",
          "quote the text: " + YamlText.inline(whole, true) + (rest.contains(" ") ? "" : other));
    });
    comma = Optional.empty();
  }

  private Node missing(Event key, Event value) {
    String name = source(key);
    Optional<String> comment = marks.commentBehind(value);
    Span place = flow && !hasColon(key, value) ? marks.span(key) : marks.span(value);
    String help = "write it behind `" + name + ":`; `null` is a value too";
    if (comment.isPresent()) {
      help = "if `" + comment.get() + "` is not a comment, quote it: " + YamlText.inline(comment.get(), false);
    } else if (name.matches("[^\\s\"':]+:[^\\s:/]+")) {
      help = "put a blank behind the colon: `" + name.replaceFirst(":", ": ") + "`";
    }
    faults.report(Kind.MISSING_VALUE, place, "the key `" + name + "` has no value", help);
    return new Scalar(Scalar.Kind.NULL, "null", place);
  }

  private boolean hasColon(Event key, Event value) {
    return marks.text().substring(marks.end(key), Math.max(marks.end(key), marks.start(value))).contains(":");
  }

  private String source(Event event) {
    return onOneLine(marks.text().substring(marks.start(event), marks.end(event)));
  }

  private static boolean isPlain(Event event) {
    return event instanceof ScalarEvent scalar && scalar.getScalarStyle() == ScalarStyle.PLAIN;
  }

  private static String onOneLine(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", " ");
  }
}
