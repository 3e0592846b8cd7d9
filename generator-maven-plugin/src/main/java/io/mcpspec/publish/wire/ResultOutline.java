package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.List;
import java.util.Optional;

/** The top-level members of a structured result, by type and description. */
final class ResultOutline {

  private ResultOutline() {}

  /** The outline of a result without references; none where it is no object. */
  static Optional<Node> of(Mapping result) {
    boolean object = SchemaTypes.declared(result).contains("object")
        || SchemaTypes.declared(result).isEmpty() && result.has("properties");
    if (!object) {
      return Optional.empty();
    }
    MappingBuilder properties = new MappingBuilder(result.span());
    Lowering.properties(result).forEach(member -> properties.put(member.key(), member(member.value())));
    return Optional.of(new MappingBuilder(result.span())
        .put("type", "object")
        .put("properties", properties.build())
        .build());
  }

  /** Hosts check results against this, so {@code null} is named where a member can be it. */
  private static Node member(Node schema) {
    Mapping lowered = Lowering.argument(surface(schema));
    MappingBuilder outline = new MappingBuilder(schema.span());
    SchemaTypes.single(lowered).ifPresent(name -> {
      Mapping type = type(name, schema);
      if (SchemaTypes.allowsNull(schema)) {
        Mapping none = new MappingBuilder(schema.span()).put("type", "null").build();
        outline.put("anyOf", new Sequence(List.of(type, none), schema.span()));
      } else {
        outline.putAll(type);
      }
    });
    return outline.putNode("description", lowered.get("description")).build();
  }

  /** What says the type and the description of a schema; what is below, which may be much, need not be lowered. */
  private static Node surface(Node schema) {
    if (!(schema instanceof Mapping mapping)) {
      return schema;
    }
    Mapping simple = Simplification.of(mapping);
    Mapping flat = simple.without("items", "prefixItems", "additionalProperties", "properties", "required");
    Mapping noMembers = new Mapping(List.of(), schema.span());
    return simple.has("properties")
        ? new MappingBuilder(schema.span()).putAll(flat).put("properties", noMembers).build()
        : flat;
  }

  private static Mapping type(String name, Node schema) {
    MappingBuilder type = new MappingBuilder(schema.span()).put("type", name);
    if (name.equals("array")) {
      type.put("items", items(Simplification.of((Mapping) schema)));
    }
    return type.build();
  }

  private static Mapping items(Mapping array) {
    MappingBuilder items = new MappingBuilder(array.span());
    array.get("items")
        .filter(schema -> !SchemaTypes.allowsNull(schema))
        .flatMap(schema -> SchemaTypes.single(Lowering.argument(surface(schema))))
        .ifPresent(type -> items.put("type", type));
    return items.build();
  }
}
