package io.mcpspec.release.report.html;

import io.mcpspec.document.node.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

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
    return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-" + Sha256.base64(style)
        + "'; script-src 'sha256-" + Sha256.base64(script) + "'";
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
}
