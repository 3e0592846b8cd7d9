package io.mcpspec.generator.tree;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** SHA-256 in the two spellings that are used: hexadecimal in locks, unpadded base64url in digests and RECORD. */
public final class Sha256 {

  private Sha256() {}

  /** 64 lower-case hexadecimal digits. */
  public static String hex(byte[] content) {
    return HexFormat.of().formatHex(hash(content));
  }

  /** 43 characters that are safe in URLs and in CSV. */
  public static String base64Url(byte[] content) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(hash(content));
  }

  /** The bytes that stand for a JSON value: its canonical text in UTF-8. */
  public static byte[] bytes(Node json) {
    return CanonicalJson.of(json).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] hash(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
