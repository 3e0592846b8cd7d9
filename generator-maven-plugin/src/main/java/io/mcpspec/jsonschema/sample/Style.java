package io.mcpspec.jsonschema.sample;

/**
 * What kind of value is tried.
 *
 * @param full whether optional members and items are there, down to some depth
 * @param given whether the schema's own {@code examples} and {@code default} are taken
 */
record Style(boolean full, boolean given) {}
