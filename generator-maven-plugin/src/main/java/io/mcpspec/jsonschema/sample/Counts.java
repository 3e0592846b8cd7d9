package io.mcpspec.jsonschema.sample;

import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;

/** Reads counts, such as {@code minItems}. Larger ones count as 10,000: no sample needs more. */
final class Counts {

  private static final BigDecimal MOST = BigDecimal.valueOf(10_000);

  private Counts() {}

  static int of(SchemaMembers schema, String keyword, int otherwise) {
    return schema.number(keyword).map(value -> value.min(MOST).intValue()).orElse(otherwise);
  }
}
