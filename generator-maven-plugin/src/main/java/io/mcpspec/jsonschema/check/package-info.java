/**
 * Whether schemas are usable and values fit them: own evaluation for what is usual, a quiet validator for the rest. It
 * knows {@code document}, the vocabulary of {@code jsonschema} and name suggestions. It must not report findings or
 * know specs.
 */
package io.mcpspec.jsonschema.check;

