/**
 * Plain text as data: words, sentences, headings, code fences, hidden characters, similarity and differences.
 * Depends on no other package of the compiler.
 * Must not know prompts, releases or files.
 */
package io.mcpspec.document.text;

