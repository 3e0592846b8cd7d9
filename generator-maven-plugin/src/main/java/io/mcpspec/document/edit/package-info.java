/**
 * Changes values in the text of a YAML file and keeps everything else, comments included.
 * Depends on the other packages of {@code document} that read and write YAML.
 * Must not know which keys a spec file has, or who asked for the change.
 */
package io.mcpspec.document.edit;

