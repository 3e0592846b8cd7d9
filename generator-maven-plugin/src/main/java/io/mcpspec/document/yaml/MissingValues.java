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

  /** The text before a comma, up to the last key that has no value. */
  private Optional<Event> text = Optional.empty();

  private Optional<Span> comma = Optional.empty();
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

  /**
   * The value of a member. One that is missing is null, at the place where that is reported; words that can be no key
   * have none.
   */
  Optional<Node> value(Event key, Event value, Node read) {
    if (!isMissing(value)) {
      finish();
      boolean isText = read instanceof Scalar scalar && scalar.isString() && isPlain(value);
      text = isText ? Optional.of(value) : Optional.empty();
      return Optional.of(read);
    }
    if (flow && text.isPresent() && !hasColon(key, value)) {
      int before = comma.isPresent() ? end : marks.end(text.get());
      int sign = marks.text().indexOf(',', before);
      comma = comma.or(() -> Optional.of(marks.span(sign, sign + 1)));
      end = marks.end(key);
      boolean isWord = !source(key).contains(" ");
      return isWord ? Optional.of(new Scalar(Scalar.Kind.NULL, "null", comma.get())) : Optional.empty();
    }
    finish();
    text = Optional.empty();
    return Optional.of(missing(key, value));
  }

  /** Reports the text that ended at the last comma. */
  void finish() {
    comma.ifPresent(place -> {
      String rest = onOneLine(marks.text().substring(marks.offset(place.start()) + 1, end));
      String whole = onOneLine(marks.text().substring(marks.start(text.get()), end));
      faults.report(
          Kind.MISSING_VALUE,
          place,
          "the text ends at this comma: `" + rest + "` is read as a key without a value",
          "quote the text: " + YamlText.inline(whole, true) + (rest.contains(" ") ? "" : ", or give the key a value"));
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
