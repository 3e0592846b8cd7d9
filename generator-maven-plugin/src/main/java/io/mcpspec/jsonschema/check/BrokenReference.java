package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.Collection;
import java.util.List;

/**
 * A reference of a schema that leads nowhere.
 *
 * @param text the reference, such as {@code #/$defs/city}
 * @param place where it is
 * @param reason what is not there
 * @param help the reference that was probably meant, or those that there are; empty if there are none
 */
public record BrokenReference(String text, Span place, String reason, List<String> help) {

  /**
   * The broken references of a schema, in written order.
   *
   * @param types the names of the shared types; references to them are not judged here
   */
  public static List<BrokenReference> in(Node schema, Collection<String> types) {
    return new BrokenReferences(schema, types).all();
  }
}
