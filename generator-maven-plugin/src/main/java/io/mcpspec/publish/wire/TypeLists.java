package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.Subject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says in other words that a value may be of one of several types. */
final class TypeLists {

  private TypeLists() {}

  /** The schema with one type or none; further types become alternatives, each with the keywords that concern it. */
  static Mapping split(Mapping schema) {
    if (!(schema.get("type").orElse(null) instanceof Sequence)) {
      return schema;
    }
    List<String> types = SchemaTypes.declared(schema);
    List<String> others = types.stream().filter(type -> !type.equals("null")).toList();
    if (types.size() <= 1 || others.size() == 1) {
      return others.isEmpty() || types.isEmpty()
          ? schema
          : new MappingBuilder(schema.span()).putAll(schema).put("type", others.get(0)).build();
    }
    boolean saidOtherwise = schema.has("anyOf") || schema.has("enum") || schema.has("const");
    return saidOtherwise ? schema.without("type") : alternatives(schema, others);
  }

  private static Mapping alternatives(Mapping schema, List<String> types) {
    Set<String> concerning = new LinkedHashSet<>(List.of("type"));
    List<Node> branches = new ArrayList<>();
    for (String type : types) {
      MappingBuilder branch = new MappingBuilder(schema.span()).put("type", type);
      for (String keyword : keywords(type)) {
        branch.putNode(keyword, schema.get(keyword));
        concerning.add(keyword);
      }
      branches.add(branch.build());
    }
    return new MappingBuilder(schema.span())
        .putAll(schema.without(concerning.toArray(String[]::new)))
        .put("anyOf", new Sequence(branches, schema.span()))
        .build();
  }

  private static List<String> keywords(String type) {
    return Subject.of(type)
        .map(subject -> Keyword.names(keyword -> keyword.subject() == subject))
        .orElse(List.of());
  }
}
