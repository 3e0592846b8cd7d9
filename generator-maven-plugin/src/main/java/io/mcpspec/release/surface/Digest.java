package io.mcpspec.release.surface;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Stands for a long text in a finding's arguments. */
final class Digest {

  private static final int BYTES = 6;

  private Digest() {}

  /** Twelve hexadecimal digits; nothing for an empty text. */
  static String of(String text) {
    if (text.isEmpty()) {
      return "";
    }
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
