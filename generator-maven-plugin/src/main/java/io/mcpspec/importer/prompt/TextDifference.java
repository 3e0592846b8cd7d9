package io.mcpspec.importer.prompt;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;

/** Where two texts part. */
final class TextDifference {

  private static final int SHOWN = 40;

  private TextDifference() {}

  /** The first line that differs, and what stands in both. */
  static String first(String wanted, String found) {
    int at = 0;
    while (at < Math.min(wanted.length(), found.length()) && wanted.charAt(at) == found.charAt(at)) {
      at++;
    }
    long line = wanted.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    return "line " + line + " has " + shown(wanted, at) + " and would have " + shown(found, at);
  }

  private static String shown(String text, int from) {
    String part = text.substring(from, Math.min(text.length(), from + SHOWN));
    return JsonWriter.compact(Scalar.string(part, Span.of(new SourceFile("", ""))));
  }
}
