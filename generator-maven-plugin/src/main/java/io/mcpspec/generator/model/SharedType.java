package io.mcpspec.generator.model;

import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Node;

/**
 * A JSON Schema that others name by {@code $ref: type:NAME}.
 *
 * @param name name in references
 * @param schema the schema in linked form, facts substituted
 * @param span the declaration's name
 */
public record SharedType(String name, Node schema, Span span) {}
