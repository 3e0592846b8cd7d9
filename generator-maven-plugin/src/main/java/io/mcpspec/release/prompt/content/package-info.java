/**
 * Checks what the sentences, layouts and code examples of a prompt say: rules for the model, actors, figures. It works
 * on pairs that {@code release.prompt.match} found, and must not know the names of tools, files or placeholders.
 */
package io.mcpspec.release.prompt.content;

