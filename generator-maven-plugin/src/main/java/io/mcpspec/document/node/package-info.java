/**
 * JSON values that know where they were written, with the reader and the writers of JSON.
 * Depends on {@code document.source} only.
 * Must not know YAML or what a value means; the one place in the compiler that reads JSON text.
 */
package io.mcpspec.document.node;

