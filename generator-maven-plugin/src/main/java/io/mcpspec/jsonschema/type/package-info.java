/**
 * Reads schemas as types: objects with members, lists, unions, raw JSON. It knows {@code document} and the vocabulary
 * of {@code jsonschema}; it must not know Java code, which is made from these types elsewhere.
 */
package io.mcpspec.jsonschema.type;

