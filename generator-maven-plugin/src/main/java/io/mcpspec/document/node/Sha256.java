package io.mcpspec.document.node;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** SHA-256 in the spellings that are used. */
public final class Sha256 {

  private static final int SHORT = 12;

  private Sha256() {}

  /** 64 lower-case hexadecimal digits, as in locks. */
  public static String hex(byte[] content) {
    return HexFormat.of().formatHex(hash(content));
  }

  /** The first twelve hexadecimal digits of a text's hash: enough to tell one from another. */
  public static String shortHex(String text) {
    return hex(text.getBytes(StandardCharsets.UTF_8)).substring(0, SHORT);
  }

  /** Padded base64 of a text's hash, as in policies of web pages. */
  public static String base64(String text) {
    return Base64.getEncoder().encodeToString(hash(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** 43 characters that are safe in URLs and in CSV: unpadded base64url, as in digests and RECORD. */
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
