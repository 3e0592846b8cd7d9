/**
 * Makes values that a schema accepts, each proven by a validator. It knows {@code document} and the vocabulary of
 * {@code jsonschema}; it must not know specs.
 */
package io.mcpspec.jsonschema.sample;

