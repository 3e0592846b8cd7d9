package io.mcpspec.release.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * What makes the page look and act.
 *
 * @param style the style sheet
 * @param script the script
 */
record Assets(String style, String script) {

  static Assets load() {
    return new Assets(read("review.css"), read("review.js"));
  }

  /** Lets the page's own style and script work and nothing else: no network, no forms, no code in attributes. */
  String policy() {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '" + hash(style)
        + "'; script-src '" + hash(script) + "'";
  }

  private static String read(String name) {
    try (InputStream file = Assets.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is not beside " + Assets.class.getName());
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
