package io.mcpspec.compiler;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, the one hash of this package. */
final class Hashes {

  private final MessageDigest digest;

  Hashes() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static String of(byte[] content) {
    return new Hashes().add(content).hex();
  }

  /** Adds a part with its length, so that no two lists of parts run together. */
  Hashes add(byte[] part) {
    digest.update((part.length + ":").getBytes(StandardCharsets.UTF_8));
    digest.update(part);
    return this;
  }

  Hashes add(String part) {
    return add(part.getBytes(StandardCharsets.UTF_8));
  }

  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
