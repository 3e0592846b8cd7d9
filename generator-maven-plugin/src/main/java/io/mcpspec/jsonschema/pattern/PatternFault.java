package io.mcpspec.jsonschema.pattern;

/**
 * Why a text is not a regular expression of ECMA-262, or not one that Java can run.
 *
 * @param offset where in the text, in characters
 * @param message what is wrong
 * @param help what to write instead
 */
public record PatternFault(int offset, String message, String help) {}
