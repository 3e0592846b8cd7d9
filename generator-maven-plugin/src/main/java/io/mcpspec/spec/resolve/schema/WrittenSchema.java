package io.mcpspec.spec.resolve.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.spec.syntax.Template;

/** A schema as it has to be written to be published as it is: the reverse of what {@link SchemaResolver} does. */
public final class WrittenSchema {

  private WrittenSchema() {}

  /** The schema with the texts escaped that would be read as references. */
  public static Node of(Node schema) {
    if (!(schema instanceof Mapping mapping)) {
      return schema;
    }
    return Subschemas.replace(mapping, WrittenSchema::of, WrittenSchema::value);
  }

  private static Node value(String keyword, Node value) {
    return Keyword.of(keyword).filter(known -> known.value().isIdentifier()).isPresent() ? value : data(value);
  }

  /** A value that is no schema. */
  private static Node data(Node value) {
    if (value instanceof Scalar scalar && scalar.isString()) {
      return Scalar.string(Template.escaped(scalar.text()), scalar.span());
    }
    if (value instanceof Sequence list) {
      return new Sequence(list.items().stream().map(WrittenSchema::data).toList(), list.span());
    }
    return value instanceof Mapping mapping
        ? new Mapping(
            mapping.entries().stream()
                .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), data(entry.value())))
                .toList(),
            mapping.span())
        : value;
  }
}
