package io.mcpspec.release.schema;

/** Whose values a schema is about. */
enum Side {
  /** Arguments: callers are hurt when values are refused. */
  INPUT,
  /** Results: readers are hurt when other values come. */
  OUTPUT
}
