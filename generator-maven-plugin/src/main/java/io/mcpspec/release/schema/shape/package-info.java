/**
 * Takes schemas apart into what they accept, type by type, so that two can be compared. It knows {@code document} and
 * the vocabulary of {@code jsonschema}; it must not know tools or findings.
 */
package io.mcpspec.release.schema.shape;
