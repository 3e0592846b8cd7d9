package io.mcpspec.runtime.aws;

import java.util.Base64;
import java.util.Optional;
import software.amazon.awssdk.core.SdkBytes;

/** Binary as JSON text: base64 with the standard alphabet and padding. */
public final class Base64Text {

  private Base64Text() {}

  public static String encode(SdkBytes bytes) {
    return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
  }

  /** The bytes; empty when the text is not exactly what {@link #encode} would give. */
  public static Optional<SdkBytes> decode(String text) {
    try {
      SdkBytes bytes = SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(text));
      return encode(bytes).equals(text) ? Optional.of(bytes) : Optional.empty();
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
  }
}
