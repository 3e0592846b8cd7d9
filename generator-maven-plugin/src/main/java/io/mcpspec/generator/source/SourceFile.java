package io.mcpspec.generator.source;

import java.util.List;

/**
 * One input file, already read.
 *
 * @param path path shown to people: relative, with forward slashes, such as {@code spec/tools/get_item.yaml}
 * @param text the decoded text, byte for byte what the file holds
 */
public record SourceFile(String path, String text) {

  /** The lines without their ends; a final newline does not add an empty line. */
  public List<String> lines() {
    return text.lines().toList();
  }
}
