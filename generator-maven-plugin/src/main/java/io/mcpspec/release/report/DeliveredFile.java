package io.mcpspec.release.report;

import java.net.URI;
import java.net.URISyntaxException;

/** The file of a release in which a subject stands: code scanning takes no result without one. */
final class DeliveredFile {

  private static final String PROMPT = "prompt/";
  private static final String FILE = "file/";

  private DeliveredFile() {}

  /** A path below the release's folder, as a lock has them. */
  static String of(String subject) {
    if (subject.startsWith(FILE)) {
      return subject.substring(FILE.length());
    }
    if (subject.startsWith(PROMPT)) {
      return "prompts/" + subject.substring(PROMPT.length()).split("/", 2)[0] + ".md";
    }
    return subject.startsWith("package") ? "RECORD" : "surface.json";
  }

  /** A path as a relative reference. */
  static String uri(String path) {
    try {
      return new URI(null, null, path, null).getRawPath().replace(":", "%3A");
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("no path: " + path, e);
    }
  }
}
