/**
 * Markdown as CommonMark reads it: blocks with their places, sections, code fences.
 * Depends on no other package of the compiler.
 * Must not know prompts, releases or files. Only this package uses the CommonMark library.
 */
package io.mcpspec.document.markdown;
