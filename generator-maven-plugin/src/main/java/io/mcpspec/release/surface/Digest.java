package io.mcpspec.release.surface;

import io.mcpspec.generator.tree.Sha256;

/** Stands for a long text in a finding's arguments. */
final class Digest {

  private Digest() {}

  /** Twelve hexadecimal digits; nothing for an empty text. */
  static String of(String text) {
    return text.isEmpty() ? "" : Sha256.shortHex(text);
  }
}
