package io.mcpspec.release.report;

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
}
