/**
 * The files of a spec and places in them: a file's text, lines, columns and spans.
 * Depends on no other package of the compiler.
 * Must not know YAML, JSON or the format of a spec.
 */
package io.mcpspec.document.source;

