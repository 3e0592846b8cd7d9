package io.mcpspec.release.finding;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Recognises a finding in a later run, whatever its wording and its lines: hashes rule, subject and arguments. */
final class Fingerprint {

  private static final int BYTES = 6;

  private Fingerprint() {}

  static String of(Finding finding) {
    StringBuilder key = new StringBuilder(finding.rule().id()).append('|').append(finding.subject());
    finding.args().forEach((name, value) -> key.append('|').append(name).append('=').append(value));
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(key.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
