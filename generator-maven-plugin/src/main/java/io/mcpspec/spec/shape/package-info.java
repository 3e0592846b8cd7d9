/**
 * What a value in a spec file may look like. One shape both reads values and describes itself as an editor schema.
 * Depends on {@code document}, {@code diagnostic} and the keywords of {@code jsonschema}.
 * Must not know which files and keys the format has; {@code spec.syntax} says that.
 */
package io.mcpspec.spec.shape;

