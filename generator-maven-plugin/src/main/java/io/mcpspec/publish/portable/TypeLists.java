package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subject;
import io.mcpspec.publish.wire.JsonValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says in other words that a value may be of one of several types. */
final class TypeLists {

  private TypeLists() {}

  /** The schema with one type or none; further types become alternatives, each with the keywords that concern it. */
  static Mapping split(Mapping schema, Losses losses) {
    if (!(schema.get("type").orElse(null) instanceof Sequence list)) {
      return schema;
    }
    Set<String> types = new SchemaMembers(schema).types();
    if (types.contains("number")) {
      types.remove("integer");
    }
    if (types.size() <= 1) {
      return types.isEmpty()
          ? schema
          : new MappingBuilder(schema.span()).putAll(schema).put("type", types.iterator().next()).build();
    }
    if (schema.has("enum") || schema.has("const")) {
      return withValues(schema, PossibleTypes.named(types));
    }
    if (!schema.has("anyOf")) {
      return alternatives(schema, types);
    }
    Set<PossibleTypes.Type> possible = PossibleTypes.in(schema.without("type"));
    if (!PossibleTypes.named(types).containsAll(possible)) {
      losses.add(Loss.Reason.UNTYPED, "type", list);
    }
    return schema.without("type");
  }

  /** The values have their types. */
  private static Mapping withValues(Mapping schema, Set<PossibleTypes.Type> types) {
    List<Node> fitting = JsonValues.listed(schema).stream()
        .filter(value -> PossibleTypes.ofValue(value).stream().anyMatch(types::contains))
        .toList();
    return new MappingBuilder(schema.span())
        .putAll(schema.without("type", "const"))
        .put("enum", new Sequence(fitting, schema.get("enum").or(() -> schema.get("const")).orElseThrow().span()))
        .build();
  }

  private static Mapping alternatives(Mapping schema, Set<String> types) {
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
