/**
 * Reads YAML 1.2 into nodes and writes nodes as YAML. Only this package and {@code document.edit} use SnakeYAML.
 * Depends on {@code document.source} and {@code document.node}.
 * Must not know which keys a spec file has.
 */
package io.mcpspec.document.yaml;

