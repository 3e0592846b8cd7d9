package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.List;
import java.util.Optional;

/**
 * Lowers schemas to what all common clients and models accept, and keeps two promises. Every result that the spec
 * allows is valid against the published output. The published input accepts what the server accepts, apart from the
 * losses. {@link PortableKeywords} says what becomes of each keyword. The rule:
 *
 * <ul>
 *   <li>No reference: targets are put in place, recursion ends in the bare type.
 *   <li>The root is an object with {@code properties}. {@code allOf} is merged everywhere; the alternatives of a
 *       combinator at the root become optional properties, and the description says which are required together.
 *   <li>Everywhere are rewritten {@code const} to {@code enum}, {@code oneOf} to {@code anyOf} (a single alternative
 *       takes its place), type lists to one type or {@code anyOf}, exclusive bounds to inclusive ones, tuples to
 *       {@code items}, {@code patternProperties} to {@code additionalProperties}; an array without {@code items} gets
 *       open ones.
 *   <li>{@code null} is an alternative of its own, and the description says so. A member that can be left out has none,
 *       unless a default says that leaving it out means something else.
 *   <li>A default stays on an argument itself; elsewhere the description says it.
 * </ul>
 *
 * @param schema the published schema
 * @param losses what it does not say
 */
public record PortableSchema(Node schema, List<Loss> losses) {

  /** The published form of a tool's arguments; {@code wire} is a wire form. */
  public static PortableSchema input(Node wire) {
    Losses losses = new Losses();
    Mapping root = root(wire, losses);
    Mapping lowered = Told.object(Lowering.root(named(root), losses), root);
    MappingBuilder out = new MappingBuilder(wire.span())
        .put("type", "object")
        .putNode("description", lowered.get("description"))
        .put("properties", Lowering.members(root, true, losses));
    for (String keyword : List.of("required", "additionalProperties", "minProperties", "maxProperties")) {
      out.putNode(keyword, lowered.get(keyword));
    }
    for (String keyword : List.of("enum", "const")) {
      root.get(keyword).ifPresent(values -> losses.add(Loss.Reason.REFUSED, keyword, values));
    }
    return new PortableSchema(out.build(), losses.all());
  }

  /**
   * The published form of a structured result: its top-level members by type and description. MCP knows only objects as
   * structured results; any other has no published form.
   */
  public static Optional<PortableSchema> output(Node wire) {
    return ResultOutline.of(wire, root(wire, new Losses()));
  }

  /** The wire form as one object without references and alternatives. */
  private static Mapping root(Node wire, Losses losses) {
    Node plain = ReferenceExpansion.expand(wire, losses);
    Mapping mapping = plain instanceof Mapping schema ? schema : new Mapping(List.of(), wire.span());
    return RootAlternatives.flattened(Simplification.of(mapping, losses), losses);
  }

  /** The object with the names of its members alone. */
  private static Mapping named(Mapping root) {
    MappingBuilder names = new MappingBuilder(root.span());
    new SchemaMembers(root).entries("properties").stream()
        .filter(property -> !SchemaMembers.isFalse(property.value()))
        .forEach(property -> names.put(property.key(), new Mapping(List.of(), root.span())));
    return new MappingBuilder(root.span())
        .putAll(root).put("type", "object").put("properties", names.build()).build().without("enum", "const");
  }
}
