package io.mcpspec.release.input;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.release.finding.StatusException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Takes JSON for a surface: checks what every comparison relies on, and leaves out what says nothing. */
public final class SurfaceForm {

  /** The lists, and what names their items. */
  private static final List<Map.Entry<String, String>> LISTS = List.of(
      Map.entry("tools", "name"),
      Map.entry("prompts", "name"),
      Map.entry("resources", "uri"),
      Map.entry("resourceTemplates", "uriTemplate"));

  private static final List<String> OBJECTS = List.of("initialize", "promptMessages", "resourceContents");

  private final String shown;

  /**
   * @param shown the file's name in messages
   */
  public SurfaceForm(String shown) {
    this.shown = shown;
  }

  /** The known members; a list that is null is absent. */
  public Mapping of(Mapping json) throws StatusException {
    MappingBuilder surface = new MappingBuilder(json.span());
    for (String member : OBJECTS) {
      Optional<Node> value = present(json, member);
      if (value.isPresent() && !(value.get() instanceof Mapping)) {
        throw expected("#/" + member, "an object", value.get());
      }
      surface.putNode(member, value);
    }
    for (Map.Entry<String, String> list : LISTS) {
      Optional<Node> items = present(json, list.getKey());
      if (items.isPresent()) {
        check(list.getKey(), list.getValue(), items.get());
        surface.put(list.getKey(), items.get());
      }
    }
    if (surface.isEmpty()) {
      throw StatusException.load(shown + ": is no surface of a server: expected an object with `initialize`, "
          + LISTS.stream().map(list -> "`" + list.getKey() + "`").collect(Collectors.joining(", ")));
    }
    return surface.build();
  }

  private static Optional<Node> present(Mapping json, String member) {
    return json.get(member).filter(node -> !(node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL));
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
