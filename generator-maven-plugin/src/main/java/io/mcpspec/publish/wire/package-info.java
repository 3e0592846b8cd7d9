/**
 * Brings schemas into the form that clients see: shared types put in place, then lowered to what all clients accept. It
 * knows {@code document} and the vocabulary of {@code jsonschema}; it must not know tools, prompts or files.
 */
package io.mcpspec.publish.wire;
