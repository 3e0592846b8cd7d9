package io.mcpspec.emit;

import java.nio.charset.StandardCharsets;

/**
 * One file to write.
 *
 * @param path path below the output directory, with forward slashes, such as {@code java/io/x/Tool.java}
 * @param content the file's bytes
 */
public record Artifact(String path, byte[] content) {

  /** A UTF-8 text file. */
  public static Artifact text(String path, String text) {
    return new Artifact(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
