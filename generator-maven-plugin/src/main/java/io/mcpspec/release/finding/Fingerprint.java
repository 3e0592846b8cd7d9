package io.mcpspec.release.finding;

import io.mcpspec.document.node.Sha256;

/** Recognises a finding in a later run, whatever its wording and its lines: hashes rule, subject and arguments. */
final class Fingerprint {

  private Fingerprint() {}

  static String of(Finding finding) {
    StringBuilder key = new StringBuilder(finding.rule().id()).append('|').append(finding.subject());
    finding.args().forEach((name, value) -> key.append('|').append(name).append('=').append(value));
    return Sha256.shortHex(key.toString());
  }
}
