/**
 * The vocabulary of JSON Schema: the table of keywords, where schemas hold schemas, and how to read a schema's members.
 * Everything that reads schemas asks here. It knows only {@code document}; it must not know specs, MCP or Java code.
 */
package io.mcpspec.jsonschema;

