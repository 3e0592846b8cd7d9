package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import java.util.List;
import java.util.Optional;

/**
 * Lowers schemas to what all common clients and models accept. The server validates against the full schema, so the
 * portable form may allow more; it forbids only {@code null} for what can be left out. The rule:
 *
 * <ul>
 *   <li>No reference: targets are put in place, recursion ends in the bare type.
 *   <li>The root is an object with {@code properties}. {@code allOf} is merged everywhere; the alternatives of a
 *       combinator at the root become optional properties, and the description says which are required together.
 *   <li>Everywhere stay {@code type}, {@code description}, {@code enum}, {@code properties}, {@code required},
 *       {@code items}, schemas of further members, {@code minimum}, {@code maximum}, {@code minItems} and
 *       {@code maxItems}.
 *   <li>Everywhere are rewritten {@code const} to {@code enum}, {@code oneOf} to {@code anyOf} (a single alternative
 *       takes its place), type lists to one type or {@code anyOf}, exclusive bounds to inclusive ones, tuples to
 *       {@code items}; an array without {@code items} gets open ones.
 *   <li>Only on an argument itself stay {@code default}, {@code pattern}, {@code format}, {@code minLength},
 *       {@code maxLength}, {@code uniqueItems}, {@code multipleOf}, {@code minProperties} and
 *       {@code maxProperties}: deeper down clients ignore or refuse them. That a text or map is not empty is not said
 *       each time.
 *   <li>Every other keyword is dropped, such as {@code $schema}, {@code title}, {@code examples}, {@code not},
 *       {@code if} and {@code additionalProperties: false}, which some models refuse.
 * </ul>
 */
public final class PortableSchema {

  private PortableSchema() {}

  /** The published form of a tool's arguments; {@code wire} is a wire form. */
  public static Node input(Node wire) {
    Mapping root = RootAlternatives.flattened(Simplification.of(mapping(ReferenceExpansion.expand(wire))));
    Mapping lowered = Lowering.argument(root);
    MappingBuilder out = new MappingBuilder(wire.span())
        .put("type", "object")
        .putNode("description", lowered.get("description"))
        .put("properties", properties(root));
    for (String keyword : List.of("required", "additionalProperties", "minProperties", "maxProperties")) {
      out.putNode(keyword, lowered.get(keyword));
    }
    return out.build();
  }

  /**
   * The published form of a structured result: its top-level members by type and description. MCP knows only objects as
   * structured results; any other has no published form.
   */
  public static Optional<Node> output(Node wire) {
    Mapping root = RootAlternatives.flattened(Simplification.of(mapping(ReferenceExpansion.expand(wire))));
    return ResultOutline.of(root);
  }

  private static Mapping properties(Mapping root) {
    MappingBuilder properties = new MappingBuilder(root.span());
    for (Mapping.Entry property : Lowering.properties(root)) {
      properties.put(property.key(), Lowering.argument(property.value()));
    }
    return properties.build();
  }

  private static Mapping mapping(Node schema) {
    return schema instanceof Mapping mapping ? mapping : new Mapping(List.of(), schema.span());
  }
}
