package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The members of a surface, in the order in which locks write them. */
public final class SurfaceMembers {

  public static final List<String> OBJECTS = List.of("initialize", "promptMessages", "resourceContents");

  /** The lists, and the key that names their items. */
  public static final List<Map.Entry<String, String>> LISTS = List.of(
      Map.entry("tools", "name"),
      Map.entry("prompts", "name"),
      Map.entry("resources", "uri"),
      Map.entry("resourceTemplates", "uriTemplate"));

  private SurfaceMembers() {}

  /** The key that names the items of a list. */
  public static String key(String list) {
    return LISTS.stream().filter(known -> known.getKey().equals(list)).findFirst().orElseThrow().getValue();
  }

  /** The known members of a JSON object, without those that are null. */
  public static Mapping of(Mapping json) {
    MappingBuilder surface = new MappingBuilder(json.span());
    Stream.concat(OBJECTS.stream(), LISTS.stream().map(Map.Entry::getKey)).forEach(member ->
        surface.putNode(member, json.get(member).filter(node -> !isNull(node))));
    return surface.build();
  }

  private static boolean isNull(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }
}
