package io.mcpspec.release.surface;

import io.mcpspec.document.node.Sha256;

/** Stands for a long text in a finding's arguments. */
public final class Digest {

  private Digest() {}

  /** Twelve hexadecimal digits; nothing for an empty text. */
  public static String of(String text) {
    return text.isEmpty() ? "" : Sha256.shortHex(text);
  }
}
