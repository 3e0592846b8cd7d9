/**
 * Plain text as data: words, sentences, lines, hidden characters, similarity and differences.
 * Depends on no other package of the compiler.
 * Must not know prompts, releases or files.
 */
package io.mcpspec.document.text;

