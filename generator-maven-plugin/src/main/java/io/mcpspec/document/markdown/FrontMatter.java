package io.mcpspec.document.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds the settings in YAML that a Markdown text may begin with: a line {@code ---}, the settings, and a line {@code
 * ---} or {@code ...}. A first line {@code ---} is a thematic break unless what follows it looks like settings.
 */
final class FrontMatter {

  private static final Pattern OPEN = Pattern.compile("---[ \\t]*");
  private static final Pattern CLOSE = Pattern.compile("(?:---|\\.{3})[ \\t]*");
  private static final Pattern KEY = Pattern.compile("(?s)[^\\s#:\\[{-].*?:(?:\\s.*)?");
  /** Comments, items, what is indented below a key, and the end of a list or map of several lines. */
  private static final Pattern OTHER = Pattern.compile("(?s)(?:[\\s#\\]}].*|-(?:\\s.*)?)?");

  private FrontMatter() {}

  /** Its lines, from the opening to the closing one; nothing where there is none. */
  static List<Line> of(String text, int from) {
    List<Line> lines = new ArrayList<>();
    boolean settings = false;
    int at = from;
    while (at < text.length()) {
      Line line = new Line(lines.size(), lines.isEmpty() ? 0 : at, at, end(text, at));
      String content = line.content(text);
      if (lines.isEmpty() ? !OPEN.matcher(content).matches() : lines.size() == 1 && content.isBlank()) {
        return List.of();
      }
      lines.add(line);
      if (lines.size() > 1 && CLOSE.matcher(content).matches()) {
        return settings ? lines : List.of();
      }
      boolean key = KEY.matcher(content).matches();
      if (lines.size() > 1 && !key && !OTHER.matcher(content).matches()) {
        return List.of();
      }
      settings |= key;
      at = next(text, line.to());
    }
    return List.of();
  }

  private static int end(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** The offset of the line behind the one that ends at {@code end}. */
  static int next(String text, int end) {
    return Math.min(text.length(), end + (text.startsWith("\r\n", end) ? 2 : 1));
  }
}
