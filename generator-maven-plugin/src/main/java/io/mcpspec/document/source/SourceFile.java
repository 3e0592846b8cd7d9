package io.mcpspec.document.source;

import java.util.List;

/**
 * One input file, already read.
 *
 * @param path path shown to people: relative, with forward slashes, such as {@code spec/tools/get_item.yaml}
 * @param text the decoded text, byte for byte what the file holds
 */
public record SourceFile(String path, String text) {

  /** Most characters of a file that is read as YAML or JSON. */
  public static final int MAX_CHARACTERS = 16 * 1024 * 1024;

  /** The lines without their ends; a final newline does not add an empty line. */
  public List<String> lines() {
    return text.lines().toList();
  }
}
