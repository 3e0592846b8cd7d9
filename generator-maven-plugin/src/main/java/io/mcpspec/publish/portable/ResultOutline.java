package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.portable.PossibleTypes.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The top-level members of a structured result, by type and description. Hosts check results against it. */
final class ResultOutline {

  private final Node wire;
  private final PossibleTypes types;

  private ResultOutline(Node wire) {
    this.wire = wire;
    this.types = new PossibleTypes(wire);
  }

  /**
   * The outline of a result; none where it is no object.
   *
   * @param wire the whole schema, which says what a member can be
   * @param result the same as one object without references, which lists the members
   */
  static Optional<PortableSchema> of(Node wire, Mapping result) {
    Set<String> declared = new SchemaMembers(result).types();
    boolean object = declared.contains("object") || declared.isEmpty() && result.has("properties");
    if (!object) {
      return Optional.empty();
    }
    ResultOutline outline = new ResultOutline(wire);
    MappingBuilder properties = new MappingBuilder(result.span());
    for (Mapping.Entry member : new SchemaMembers(result).entries("properties")) {
      if (!SchemaMembers.isFalse(member.value())) {
        properties.put(member.key(), outline.member(member));
      }
    }
    Mapping published =
        new MappingBuilder(result.span()).put("type", "object").put("properties", properties.build()).build();
    return Optional.of(new PortableSchema(published, OutlineLosses.of(result)));
  }

  private Mapping member(Mapping.Entry member) {
    Set<Type> possible = types.ofMember(wire, member.key());
    Set<Type> values = EnumSet.copyOf(possible);
    boolean none = values.remove(Type.NULL) && !values.isEmpty();
    MappingBuilder outline = new MappingBuilder(member.value().span());
    PossibleTypes.word(none ? values : possible).ifPresent(word -> {
      Mapping type = type(word, member);
      if (none) {
        outline.put("anyOf", new Sequence(List.of(type, Nulls.type(type)), type.span()));
      } else {
        outline.putAll(type);
      }
    });
    return outline.putNode("description", description(member.value())).build();
  }

  private Mapping type(String word, Mapping.Entry member) {
    MappingBuilder type = new MappingBuilder(member.value().span()).put("type", word);
    if (word.equals("array")) {
      MappingBuilder items = new MappingBuilder(member.value().span());
      PossibleTypes.word(types.ofMemberItems(wire, member.key())).ifPresent(item -> items.put("type", item));
      type.put("items", items.build());
    }
    return type.build();
  }

  private static Optional<Node> description(Node schema) {
    if (!(schema instanceof Mapping mapping)) {
      return Optional.empty();
    }
    Losses unused = new Losses();
    Mapping simple = Simplification.of(mapping, unused);
    return Simplification.of(Nulls.without(simple, unused), unused).get("description");
  }
}
