package io.mcpspec.document.edit;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.yaml.YamlWriter;
import io.mcpspec.document.yaml.YamlWriter.Place;
import java.util.Optional;
import java.util.Set;

/** Changes one value after the other in the text of a file. */
final class ValueEdit {

  private final YamlPlaces places;
  private final Set<String> opened;
  private TextEdits edits = new TextEdits();

  ValueEdit(YamlPlaces places, Set<String> opened) {
    this.places = places;
    this.opened = opened;
  }

  /** The text with the file's one value changed; none where it has to be written anew. */
  Optional<String> root(Node old, Node now) {
    if (!isAlike(old, now) || !changeParts(old, now)) {
      return Optional.empty();
    }
    return edits.in(places.text());
  }

  TextEdits edits() {
    return edits;
  }

  YamlPlaces places() {
    return places;
  }

  Set<String> opened() {
    return opened;
  }

  /**
   * Changes a value that stands behind a colon or dash in block style.
   *
   * @param from the offset behind the colon or dash
   */
  void change(Node old, Node now, int from, Place place) {
    if (old.equals(now)) {
      return;
    }
    boolean inPart = isAlike(old, now) && (places.isFlow(old) ? changeFlow(old, now) : changeParts(old, now));
    if (!inPart) {
      replace(old, now, from, place);
    }
  }

  /** Changes a value inside braces or brackets. */
  void changeInside(Node old, Node now) {
    if (old.equals(now) || isAlike(old, now) && changeParts(old, now)) {
      return;
    }
    int start = places.start(old);
    boolean glued = start > 0 && places.text().charAt(start - 1) == ':';
    edits.replace(start, places.end(old), (glued ? " " : "") + YamlWriter.flow(now));
  }

  private static boolean isAlike(Node old, Node now) {
    return old instanceof Mapping && now instanceof Mapping || old instanceof Sequence && now instanceof Sequence;
  }

  private boolean changeParts(Node old, Node now) {
    return old instanceof Mapping mapping
        ? new MappingEdit(this, mapping, (Mapping) now).change()
        : new SequenceEdit(this, (Sequence) old, (Sequence) now).change();
  }

  /** What stood on one line stays in braces only while it fits there. */
  private boolean changeFlow(Node old, Node now) {
    int start = places.start(old);
    int end = places.end(old);
    TextEdits outer = edits;
    edits = new TextEdits();
    boolean done = changeParts(old, now);
    Optional<String> changed = edits.in(places.text());
    boolean oneLine = places.text().indexOf('\n', start) >= end;
    if (done && changed.isPresent()) {
      int grown = changed.get().length() - places.text().length();
      String inside = changed.get().substring(start, end + grown);
      int line = start - places.lineStart(start) + inside.length();
      if (!oneLine || line <= YamlWriter.MOST_COLUMNS && !inside.contains("\\n")) {
        outer.replace(start, end, inside);
        edits = outer;
        return true;
      }
    }
    edits = outer;
    return false;
  }

  /** Writes the value anew; a comment behind its first line stays there. */
  private void replace(Node old, Node now, int from, Place place) {
    char style = places.style(old);
    String written = YamlWriter.behind(now, place, style, opened);
    boolean severalLines = written.contains("\n");
    int end = places.end(old);
    String comment = style != ' '
        ? places.commentBehind(places.behindHeader(old))
        : isBlock(old) ? places.commentBehind(from) : places.commentBehind(end);
    boolean behind = style == ' ' && !isBlock(old);
    if (severalLines && written.lines().findFirst().orElse("").endsWith("+")) {
      end = Math.max(end, places.blankLinesBehind(end));
    }
    if (comment.isEmpty() || behind && !severalLines) {
      edits.replace(from, end, written);
      return;
    }
    edits.replace(from, behind ? end + comment.length() : end, commented(now, written, comment, place));
  }

  private boolean isBlock(Node node) {
    return !(node instanceof Scalar) && !places.isFlow(node);
  }

  private String commented(Node now, String written, String comment, Place place) {
    if (place.item() && !(now instanceof Scalar) && written.contains("\n")) {
      return comment + "\n" + " ".repeat(place.indent() + 1) + written;
    }
    int line = written.indexOf('\n');
    return line < 0 ? written + comment : written.substring(0, line) + comment + written.substring(line);
  }
}
