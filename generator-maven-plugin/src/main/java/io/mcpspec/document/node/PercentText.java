package io.mcpspec.document.node;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Percent-encoded text (RFC 3986), in which a plus is a plus. */
public final class PercentText {

  private PercentText() {}

  /** The plain text. A lone {@code %} is no escape; it can only be meant as itself. */
  public static String decoded(String text) {
    String encoded = text.replace("+", "%2B").replaceAll("%(?![0-9a-fA-F]{2})", "%25");
    return URLDecoder.decode(encoded, StandardCharsets.UTF_8);
  }
}
