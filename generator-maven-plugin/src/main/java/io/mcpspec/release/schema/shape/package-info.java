/**
 * Reads a JSON Schema as the set of values that it accepts: types, facets of each type, alternatives. It may use only
 * nodes, and compares nothing.
 */
package io.mcpspec.release.schema.shape;

