/**
 * Brings schemas into the form that goes on the wire: shared types put in place, and joined with what is written beside
 * their references. It knows {@code document} and the vocabulary of {@code jsonschema}; it must not know tools, prompts
 * or files.
 */
package io.mcpspec.publish.wire;

