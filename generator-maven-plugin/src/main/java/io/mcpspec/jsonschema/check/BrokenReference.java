package io.mcpspec.jsonschema.check;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Subschemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code $ref} into its own document that leads nowhere.
 *
 * @param text the reference, such as {@code #/$defs/city}
 * @param place where it stands
 * @param reason the first step that is not there
 * @param help the reference that was probably meant
 */
public record BrokenReference(String text, Span place, String reason, Optional<String> help) {

  /** The broken references of a schema, in written order; an anchor's is none here. */
  public static List<BrokenReference> in(Node schema) {
    List<BrokenReference> broken = new ArrayList<>();
    add(schema, schema, broken);
    return broken;
  }

  private static void add(Node node, Node root, List<BrokenReference> broken) {
    if (!(node instanceof Mapping schema)) {
      return;
    }
    JsonPointer.in(schema)
        .filter(pointer -> pointer.startsWith("#/") && JsonPointer.resolve(root, pointer).isEmpty())
        .ifPresent(pointer -> broken.add(of(pointer, schema.get("$ref").orElseThrow().span(), root)));
    Subschemas.of(schema).forEach(part -> add(part, root, broken));
  }

  private static BrokenReference of(String pointer, Span place, Node root) {
    int end = pointer.length();
    String missing = pointer;
    while (JsonPointer.resolve(root, pointer.substring(0, end)).isEmpty()) {
      missing = pointer.substring(0, end);
      end = missing.lastIndexOf('/');
    }
    String found = pointer.substring(0, end);
    String step = missing.substring(end + 1);
    Node parent = JsonPointer.resolve(root, found).orElseThrow();
    String rest = pointer.substring(missing.length());
    Optional<String> help =
        parent instanceof Mapping mapping
            ? ClosestName.of(step, mapping.keys()).map(near -> "did you mean `" + found + "/" + near + rest + "`?")
            : Optional.empty();
    String where = found.equals("#") ? "the schema" : "`" + found + "`";
    return new BrokenReference(pointer, place, where + " has no `" + step + "`", help);
  }
}
