package io.mcpspec.catalog;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;

/**
 * A member of an object that a tool takes or answers.
 *
 * @param name its path: {@code filter.kind}
 * @param type what kind of value it is
 * @param required whether it has to be there
 * @param limits what else a value has to keep to
 * @param description what it means
 */
record Parameter(String name, String type, boolean required, String limits, String description) {

  private static final int DEEPEST = 3;

  /** All members of an object, those of nested objects behind the one that holds them. */
  static List<Parameter> of(Mapping schema) {
    List<Parameter> all = new ArrayList<>();
    add(schema, "", 1, all);
    return all;
  }

  private static void add(Mapping schema, String prefix, int depth, List<Parameter> all) {
    schema.mapping("properties").ifPresent(properties -> properties.keys().forEach(name ->
        properties.mapping(name).ifPresent(member -> {
          all.add(new Parameter(prefix + name, SchemaWords.type(member), isRequired(schema, name),
              SchemaWords.limits(member), member.text("description").orElse("")));
          Mapping inner = member.mapping("items").orElse(member);
          if (depth < DEEPEST) {
            add(inner, prefix + name + (member.has("items") ? "[]." : "."), depth + 1, all);
          }
        })));
  }

  private static boolean isRequired(Mapping schema, String name) {
    return schema.get("required").filter(Sequence.class::isInstance).map(Sequence.class::cast)
        .filter(list -> list.items().stream().anyMatch(item -> isText(item, name))).isPresent();
  }

  private static boolean isText(Node item, String text) {
    return item instanceof Scalar scalar && scalar.text().equals(text);
  }
}
