/**
 * Decides questions about regular expressions: whether a text of some length fits some expressions and not others. It
 * reads the part of ECMA-262 that finite automata can decide, and must not know schemas.
 */
package io.mcpspec.release.schema.pattern;
