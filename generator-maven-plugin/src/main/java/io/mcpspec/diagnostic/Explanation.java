package io.mcpspec.diagnostic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The page about a code: what it means, an example that produces it, how to mend it. */
public final class Explanation {

  private static final String DIRECTORY = "explain/";

  private Explanation() {}

  /**
   * The page as Markdown.
   *
   * @throws IllegalStateException when the code has no page, which a test rules out
   */
  public static String of(Code code) {
    try (InputStream page = Explanation.class.getResourceAsStream(DIRECTORY + code.slug() + ".md")) {
      if (page == null) {
        throw new IllegalStateException("no page for " + code.slug());
      }
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
