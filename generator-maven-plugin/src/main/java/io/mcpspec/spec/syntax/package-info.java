/**
 * The files of a spec as written: one table of keys and one declaration for each kind of file.
 * Depends on {@code spec.shape}, {@code document} and {@code diagnostic}.
 * Must not follow references between files; {@code spec.resolve} does that.
 */
package io.mcpspec.spec.syntax;

