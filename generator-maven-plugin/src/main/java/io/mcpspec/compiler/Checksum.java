package io.mcpspec.compiler;

import java.util.zip.CRC32C;

/**
 * Tells whether a generated file was edited: its length and its CRC-32C. Nobody is to be kept from anything by it, and
 * it takes a tenth of the time of a cryptographic hash.
 */
final class Checksum {

  private Checksum() {}

  /** Both numbers in hexadecimal. */
  static String of(byte[] content) {
    CRC32C sum = new CRC32C();
    sum.update(content);
    return Long.toHexString(sum.getValue()) + "-" + Integer.toHexString(content.length);
  }
}
