/**
 * Finds what a name leads to: tools, sections, releases, facts, content files and addresses, and puts facts into texts.
 * Depends on {@code spec.syntax} and {@code spec.model}.
 * Must not know how a declaration becomes a part of the model.
 */
package io.mcpspec.spec.resolve.name;
