package io.mcpspec.runtime.http.message;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/** Reads the values of headers that may hold any text: as they are, or as {@code =?base64?...?=}. */
public final class HeaderValue {

  private static final String BEFORE = "=?base64?";
  private static final String AFTER = "?=";

  private HeaderValue() {}

  /** The text; empty when it is badly encoded. */
  public static Optional<String> decoded(String value) {
    boolean encoded = value.length() >= BEFORE.length() + AFTER.length()
        && value.startsWith(BEFORE) && value.endsWith(AFTER);
    return encoded ? base64(value.substring(BEFORE.length(), value.length() - AFTER.length())) : Optional.of(value);
  }

  private static Optional<String> base64(String text) {
    if (text.length() % 4 != 0) { // Java's decoder does without the padding
      return Optional.empty();
    }
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(text));
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
    } catch (IllegalArgumentException | CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
