package io.mcpspec.document.edit;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.yaml.YamlWriter;
import io.mcpspec.document.yaml.YamlWriter.Place;
import java.util.List;
import java.util.Optional;

/** Changes the members of one mapping: those that stay keep their order, new ones follow the one before them. */
final class MappingEdit {

  private final ValueEdit edit;
  private final YamlPlaces places;
  private final Mapping old;
  private final Mapping now;
  private final List<Mapping.Entry> kept;
  private final int column;

  MappingEdit(ValueEdit edit, Mapping old, Mapping now) {
    this.edit = edit;
    this.places = edit.places();
    this.old = old;
    this.now = now;
    this.kept = old.entries().stream().filter(entry -> now.has(entry.key())).toList();
    this.column = YamlPlaces.column(old);
  }

  /** False, with nothing done, where no member stays. */
  boolean change() {
    if (kept.isEmpty()) {
      return false;
    }
    boolean flow = places.isFlow(old);
    for (int i = 0; i < old.entries().size(); i++) {
      Mapping.Entry entry = old.entries().get(i);
      Optional<Node> value = now.get(entry.key());
      if (value.isEmpty()) {
        remove(i, flow);
      } else if (flow) {
        edit.changeInside(entry.value(), value.get());
      } else {
        int from = places.behindColon(entry);
        boolean opened = edit.opened().contains(entry.key());
        edit.change(entry.value(), value.get(), from,
            new Place(column, from - places.lineStart(from), false, opened));
      }
    }
    add(flow);
    return true;
  }

  private void add(boolean flow) {
    Optional<Mapping.Entry> anchor = Optional.empty();
    for (Mapping.Entry entry : now.entries()) {
      Optional<Mapping.Entry> same = old.entry(entry.key());
      if (same.isPresent()) {
        anchor = same;
      } else if (flow) {
        addInside(anchor, YamlWriter.flowMember(entry.key(), entry.value()));
      } else {
        addBelow(anchor, YamlWriter.member(entry.key(), entry.value(), column, edit.opened()));
      }
    }
  }

  private void addInside(Optional<Mapping.Entry> anchor, String member) {
    if (anchor.isPresent()) {
      edit.edits().insert(places.end(anchor.get().value()), ", " + member);
    } else {
      edit.edits().insert(places.keyStart(kept.get(0)), member + ", ");
    }
  }

  private void addBelow(Optional<Mapping.Entry> anchor, String member) {
    String indent = " ".repeat(column);
    if (anchor.isPresent()) {
      edit.edits().insert(places.lineAfter(places.end(anchor.get().value())), indent + member + "\n");
      return;
    }
    int first = places.keyStart(kept.get(0));
    boolean ownLine = beginsOnOwnLine();
    int from = old.entries().get(0) == kept.get(0) ? 0 : endBefore(old.entries().indexOf(kept.get(0)));
    int at = ownLine ? places.commentsAbove(places.lineStart(first), column, from) : first;
    edit.edits().insert(at, ownLine ? indent + member + "\n" : member + "\n" + indent);
  }

  /** Not so in a list: there the first member stands behind the dash. */
  private boolean beginsOnOwnLine() {
    return places.beginsLine(places.keyStart(old.entries().get(0)));
  }

  private int endBefore(int index) {
    return places.lineAfter(places.end(old.entries().get(index - 1).value()));
  }

  private void remove(int index, boolean flow) {
    Mapping.Entry entry = old.entries().get(index);
    int start = places.keyStart(entry);
    int firstKept = old.entries().indexOf(kept.get(0));
    if (index < firstKept && (flow || !beginsOnOwnLine())) {
      edit.edits().remove(start, places.keyStart(old.entries().get(index + 1)));
    } else if (flow) {
      edit.edits().remove(places.end(old.entries().get(index - 1).value()), places.end(entry.value()));
    } else {
      int line = places.lineStart(start);
      int from = index == 0 ? 0 : endBefore(index);
      edit.edits().remove(places.commentsAbove(line, column, from), places.lineAfter(places.end(entry.value())));
    }
  }
}
