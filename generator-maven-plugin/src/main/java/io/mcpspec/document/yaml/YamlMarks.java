package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.Span;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * Turns SnakeYAML's marks into spans. Marks count code points from the start; their own line numbers are not used,
 * since YAML 1.1 also ends lines at U+0085 and U+2028, and editors do not.
 */
final class YamlMarks {

  private final LineIndex lines;
  private final int[] offsets;

  YamlMarks(LineIndex lines) {
    this.lines = lines;
    this.offsets = offsets(lines.file().text());
  }

  Span startOfFile() {
    return lines.span(0, 0);
  }

  String text() {
    return lines.file().text();
  }

  /** The UTF-16 offset at which an event's text begins. */
  int start(Event event) {
    return offset(event.getStartMark());
  }

  /** The UTF-16 offset behind an event's text. */
  int end(Event event) {
    return offset(event.getEndMark());
  }

  /** The UTF-16 offset of a place in the file. */
  int offset(Position position) {
    return lines.offset(position);
  }

  Span span(int from, int to) {
    return lines.span(from, to);
  }

  Span span(Event event) {
    return lines.span(start(event), end(event));
  }

  /** The comment that follows an event on its line. */
  Optional<String> commentBehind(Event event) {
    String rest = text().substring(end(event)).lines().findFirst().orElse("");
    return Optional.of(rest.strip()).filter(comment -> comment.startsWith("#") && !rest.startsWith("#"));
  }

  /** The span of a scalar without its tag and anchor; a block scalar's ends behind its last visible character. */
  Span scalarSpan(ScalarEvent event) {
    int start = offset(event.getStartMark());
    int end = offset(event.getEndMark());
    boolean block =
        event.getScalarStyle() == ScalarStyle.LITERAL || event.getScalarStyle() == ScalarStyle.FOLDED;
    return lines.span(start, block ? withoutBlanks(start, end) : end);
  }

  /** A block collection's end mark is wherever the next token begins: its last child's end is the better one. */
  Span collectionSpan(CollectionStartEvent start, Event end, Optional<Span> lastChild) {
    Position from = lines.position(offset(start.getStartMark()));
    Position to =
        isBracketed(start) || lastChild.isEmpty() ? lines.position(offset(end.getEndMark())) : lastChild.get().end();
    return new Span(lines.file(), from, to);
  }

  /** A pair in a list in brackets is flow too, and has no braces of its own. */
  boolean isBracketed(CollectionStartEvent start) {
    boolean decorated = start.getAnchor() != null || start.getTag() != null;
    return start.isFlow() && (decorated || "{[".indexOf(text().charAt(start(start))) >= 0);
  }

  private int withoutBlanks(int start, int end) {
    int last = end;
    while (last > start && Character.isWhitespace(lines.file().text().charAt(last - 1))) {
      last--;
    }
    return last;
  }

  /** The UTF-16 offset of each code point and of the end; empty when both count alike. */
  private static int[] offsets(String text) {
    int count = text.codePointCount(0, text.length());
    if (count == text.length()) {
      return new int[0];
    }
    int[] offsets = new int[count + 1];
    for (int i = 0; i < count; i++) {
      offsets[i + 1] = offsets[i] + Character.charCount(text.codePointAt(offsets[i]));
    }
    return offsets;
  }

  private int offset(Mark mark) {
    return offsets.length == 0 ? mark.getIndex() : offsets[mark.getIndex()];
  }
}
