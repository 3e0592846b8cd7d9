package io.mcpspec.document.yaml;

import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The forms that one string can take in YAML, each of which is read back as exactly that string. */
public final class YamlText {

  private static final Span NOWHERE = Span.of(new SourceFile("", ""));
  private static final String INDICATORS = "-?:,[]{}#&*!|>'\"%@`=";
  private static final String FLOW_SIGNS = ",[]{}?";
  private static final int FIRST_PRINTABLE = 0xA0;

  /** The sign of a block whose lines are those of the text. */
  public static final char LITERAL = '|';

  /**
   * A block scalar.
   *
   * @param header such as {@code |-}
   * @param lines what stands below it, not indented yet
   */
  record Block(String header, List<String> lines) {}

  private YamlText() {}

  /** The string on one line: plain where it can be, else quoted. {@code flow}: inside braces or brackets. */
  public static String inline(String text, boolean flow) {
    if (isPlain(text, flow)) {
      return text;
    }
    boolean single = (text.contains("\"") || text.contains("\\")) && text.codePoints().allMatch(YamlText::isVerbatim);
    return single ? "'" + text.replace("'", "''") + "'" : doubleQuoted(text);
  }

  private static boolean isPlain(String text, boolean flow) {
    return !text.isEmpty()
        && INDICATORS.indexOf(text.charAt(0)) < 0
        && !text.startsWith("...") && !text.startsWith("<<")
        && text.strip().equals(text)
        && text.codePoints().allMatch(YamlText::isVerbatim)
        && !text.contains(": ") && !text.endsWith(":") && !text.contains(" #")
        && !(flow && text.codePoints().anyMatch(c -> FLOW_SIGNS.indexOf(c) >= 0))
        && !CoreSchema.isNotFinite(text) && !CoreSchema.isTooLong(text)
        && CoreSchema.resolve(text, NOWHERE).isString();
  }

  /** Whether a character can stand for itself on one line, outside double quotes too. */
  private static boolean isVerbatim(int c) {
    boolean breaksLine = c == 0x2028 || c == 0x2029;
    boolean isSurrogate = Character.MIN_SURROGATE <= c && c <= Character.MAX_SURROGATE;
    boolean isNone = c == 0xFEFF || c == 0xFFFE || c == 0xFFFF;
    return ' ' <= c && c <= '~' || c >= FIRST_PRINTABLE && !breaksLine && !isSurrogate && !isNone;
  }

  private static String doubleQuoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(c -> out.append(escaped(c)));
    return out.append('"').toString();
  }

  private static String escaped(int c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> isVerbatim(c) ? Character.toString(c) : "\\u" + Integer.toHexString(0x10000 | c).substring(1);
    };
  }

  /**
   * The string as a block scalar: literal where it has lines, folded where it is one line that is wider than
   * {@code width}; none where a block would not be read back as it is, or would not be easier to read.
   *
   * @param literal whether it is literal in any case
   */
  static Optional<Block> block(String text, int width, boolean literal) {
    boolean fits = text.codePoints().allMatch(c -> c == '\n' || c == '\t' || isVerbatim(c)) && !text.isBlank();
    if (!fits) {
      return Optional.empty();
    }
    return literal || text.contains("\n") ? Optional.of(literal(text)) : folded(text, width);
  }

  /** Chomping tells final newlines apart; where the first line begins with a blank, the indent has to be said. */
  private static Block literal(String text) {
    String body = text.replaceFirst("\n+\\z", "");
    int newlines = text.length() - body.length();
    String indent = body.replaceFirst("\\A\n+", "").startsWith(" ") ? "2" : "";
    String chomping = newlines == 0 ? "-" : newlines == 1 ? "" : "+";
    List<String> lines = new ArrayList<>(List.of(body.split("\n", -1)));
    for (int i = 1; i < newlines; i++) {
      lines.add("");
    }
    return new Block("|" + indent + chomping, lines);
  }

  /** Lines are cut at single blanks alone, since only those come back. */
  private static Optional<Block> folded(String text, int width) {
    if (text.length() <= width || text.startsWith(" ") || text.startsWith("\t") || text.indexOf(' ') < 0) {
      return Optional.empty();
    }
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (text.length() - start > width) {
      int cut = cut(text, start, width);
      if (cut < 0) {
        break;
      }
      lines.add(text.substring(start, cut));
      start = cut + 1;
    }
    lines.add(text.substring(start));
    return lines.size() < 2 ? Optional.empty() : Optional.of(new Block(">-", lines));
  }

  /** The last blank before the width is reached, else the first one behind it. */
  private static int cut(String text, int start, int width) {
    for (int at = start + width; at > start; at--) {
      if (isCut(text, at)) {
        return at;
      }
    }
    for (int at = start + width + 1; at < text.length(); at++) {
      if (isCut(text, at)) {
        return at;
      }
    }
    return -1;
  }

  private static boolean isCut(String text, int at) {
    return text.charAt(at) == ' ' && at + 1 < text.length()
        && !Character.isWhitespace(text.charAt(at - 1)) && !Character.isWhitespace(text.charAt(at + 1));
  }
}
