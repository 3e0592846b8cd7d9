package io.mcpspec.publish.snapshot;

/**
 * Where something stands.
 *
 * @param file a path as people see it, with slashes: below the directory of what was read, or of the spec
 * @param line from 1
 */
public record Place(String file, int line) {

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
