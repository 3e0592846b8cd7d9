/**
 * Whether schemas are usable and values fit them: fast paths for what is usual, a validator for the rest. It knows
 * {@code document}, the vocabulary of {@code jsonschema} and name suggestions. It must not report findings or know
 * specs.
 */
package io.mcpspec.jsonschema.check;

