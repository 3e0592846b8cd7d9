package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.SchemaNumbers;
import io.mcpspec.jsonschema.check.SchemaPart;
import java.math.BigDecimal;

/**
 * One keyword that applies to a value.
 *
 * @param entry the keyword as it is written
 * @param part the schema that has it
 * @param branch which of the schemas inside the first it comes from; negative for the first itself
 */
record Limit(Mapping.Entry entry, SchemaPart part, int branch) {

  String keyword() {
    return entry.key();
  }

  Node value() {
    return entry.value();
  }

  Span place() {
    return entry.value().span();
  }

  /** The number that it is; only for keywords whose value was checked to be a number that can be calculated with. */
  BigDecimal number() {
    return SchemaNumbers.of(entry.value()).orElseThrow();
  }
}
