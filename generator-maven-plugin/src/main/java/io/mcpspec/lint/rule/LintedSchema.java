package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A schema of a tool, at any depth.
 *
 * @param subject what findings about it are about
 * @param schema the schema; {@code true} and {@code false}, and malformed ones, are other values
 * @param property the property that it is the schema of, where it is one
 * @param depth 0 for the schema of all arguments or of the result
 * @param ofResult whether it describes the result
 */
public record LintedSchema(String subject, Node schema, Optional<String> property, int depth, boolean ofResult) {

  /** Where it is written. */
  public LintPlace place() {
    return LintPlace.of(subject, schema);
  }

  /** The schema's members, if it has any. */
  public Optional<Mapping> members() {
    return schema instanceof Mapping mapping ? Optional.of(mapping) : Optional.empty();
  }

  /** This schema and all below it, in written order. */
  void each(Consumer<LintedSchema> schemas) {
    schemas.accept(this);
    for (Subschema inner : Subschemas.in(schema)) {
      new LintedSchema(subject + SchemaPath.of(inner.path()), inner.schema(), inner.property(), depth + 1, ofResult)
          .each(schemas);
    }
  }
}
