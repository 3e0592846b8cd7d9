package io.mcpspec.release.lock;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.SurfaceMembers;
import io.mcpspec.release.finding.StatusException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Takes JSON for a surface: checks what every comparison relies on, and leaves out what says nothing. */
public final class SurfaceForm {

  private final String shown;

  /**
   * @param shown the file's name in messages
   */
  public SurfaceForm(String shown) {
    this.shown = shown;
  }

  /** The known members; a list that is null is absent. */
  public Mapping of(Mapping json) throws StatusException {
    Mapping surface = SurfaceMembers.of(json);
    for (String member : SurfaceMembers.OBJECTS) {
      Optional<Node> value = surface.get(member);
      if (value.isPresent() && !(value.get() instanceof Mapping)) {
        throw expected("#/" + member, "an object", value.get());
      }
    }
    for (Map.Entry<String, String> list : SurfaceMembers.LISTS) {
      Optional<Node> items = surface.get(list.getKey());
      if (items.isPresent()) {
        check(list.getKey(), list.getValue(), items.get());
      }
    }
    if (surface.entries().isEmpty()) {
      throw StatusException.load(shown + ": is no surface of a server: expected an object with `initialize`, "
          + SurfaceMembers.LISTS.stream().map(list -> "`" + list.getKey() + "`").collect(Collectors.joining(", ")));
    }
    return surface;
  }

  private void check(String list, String key, Node items) throws StatusException {
    if (!(items instanceof Sequence sequence)) {
      throw expected("#/" + list, "a list", items);
    }
    for (int i = 0; i < sequence.items().size(); i++) {
      Node item = sequence.items().get(i);
      if (!(item instanceof Mapping mapping && mapping.text(key).isPresent())) {
        throw expected("#/" + list + "/" + i, "an object with a string `" + key + "`", item);
      }
    }
  }

  private StatusException expected(String pointer, String form, Node found) {
    return StatusException.load(shown + ": " + pointer + " is " + found.describe() + "; expected " + form);
  }
}
