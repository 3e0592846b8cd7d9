package io.mcpspec.document.edit;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlWriter;
import io.mcpspec.document.yaml.YamlWriter.Place;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes the items of one list; one that moved takes its comments along. */
final class SequenceEdit {

  private final ValueEdit edit;
  private final YamlPlaces places;
  private final List<Node> old;
  private final List<Node> now;
  private final int[] matches;
  private final boolean flow;
  private final int column;
  private final int[] dashes;

  SequenceEdit(ValueEdit edit, Sequence old, Sequence now) {
    this.edit = edit;
    this.places = edit.places();
    this.old = old.items();
    this.now = now.items();
    this.matches = ListMatches.of(this.old, this.now);
    this.flow = places.isFlow(old);
    this.column = YamlPlaces.column(old);
    this.dashes = flow ? new int[0] : dashes(places.start(old));
  }

  private int[] dashes(int start) {
    int[] found = new int[old.size()];
    int from = start;
    for (int i = 0; i < found.length; i++) {
      found[i] = places.dash(from, places.start(old.get(i)), column);
      from = places.lineAfter(places.end(old.get(i)));
    }
    return found;
  }

  /** False, with nothing done, where no item stays, or lists begin on one line. */
  boolean change() {
    boolean none = Arrays.stream(matches).allMatch(match -> match < 0);
    boolean nested = !flow && (dashes[0] < 0 || !places.beginsLine(dashes[0]));
    if (none || nested || Arrays.stream(dashes).anyMatch(dash -> dash < 0)) {
      return false;
    }
    Map<Node, String> removed = remove();
    int anchor = -1;
    for (int j = 0; j < now.size(); j++) {
      if (matches[j] >= 0) {
        anchor = matches[j];
        changeItem(anchor, now.get(j));
      } else {
        add(anchor, now.get(j), removed);
      }
    }
    return true;
  }

  private void changeItem(int index, Node value) {
    if (flow) {
      edit.changeInside(old.get(index), value);
    } else {
      int from = dashes[index] + 1;
      edit.change(old.get(index), value, from, new Place(column, column + 1, true, false));
    }
  }

  private int firstKept() {
    return Arrays.stream(matches).filter(match -> match >= 0).findFirst().orElseThrow();
  }

  /** Removes what is no longer there; answers the text of each such item with its comments. */
  private Map<Node, String> remove() {
    Map<Node, String> removed = new LinkedHashMap<>();
    for (int i : ListMatches.unmatched(matches, old.size())) {
      if (flow && i < firstKept()) {
        edit.edits().remove(places.start(old.get(i)), places.start(old.get(i + 1)));
      } else if (flow) {
        edit.edits().remove(places.end(old.get(i - 1)), places.end(old.get(i)));
      } else {
        int from = above(i);
        int to = places.lineAfter(places.end(old.get(i)));
        edit.edits().remove(from, to);
        removed.put(old.get(i), places.text().substring(from, to));
      }
    }
    return removed;
  }

  /** The start of an item's line, or of the comments above it. */
  private int above(int index) {
    int from = index == 0 ? 0 : places.lineAfter(places.end(old.get(index - 1)));
    return places.commentsAbove(places.lineStart(dashes[index]), column, from);
  }

  private void add(int anchor, Node item, Map<Node, String> removed) {
    if (flow) {
      String value = YamlWriter.flow(item);
      edit.edits().insert(
          anchor < 0 ? places.start(old.get(firstKept())) : places.end(old.get(anchor)),
          anchor < 0 ? value + ", " : ", " + value);
      return;
    }
    edit.edits().insert(
        anchor < 0 ? above(firstKept()) : places.lineAfter(places.end(old.get(anchor))),
        moved(item, removed).orElseGet(() -> " ".repeat(column) + "-"
            + YamlWriter.behind(item, new Place(column, column + 1, true, false), ' ', edit.opened()) + "\n"));
  }

  /** The text of the item where it stood before, which may say something else by now. */
  private Optional<String> moved(Node item, Map<Node, String> removed) {
    Optional<Node> before = removed.keySet().stream()
        .filter(node -> node.equals(item) || isSame(node, item))
        .min(Comparator.comparing(node -> !node.equals(item)));
    return before.map(removed::remove).flatMap(text -> YamlEdit.edited(
        new SourceFile("", text), new Sequence(List.of(item), item.span()), edit.opened()));
  }

  private static boolean isSame(Node node, Node item) {
    return ListMatches.name(node).isPresent() && ListMatches.name(node).equals(ListMatches.name(item));
  }
}
