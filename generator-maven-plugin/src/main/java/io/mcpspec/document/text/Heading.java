package io.mcpspec.document.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A heading line of Markdown.
 *
 * @param level from 1 to 6
 * @param title its text without marks
 */
public record Heading(int level, String title) {

  private static final Pattern MARKED = Pattern.compile("^ {0,3}(#{1,6})(?:[ \\t]+(.*?))?(?:[ \\t]+#+)?[ \\t]*$");
  private static final Pattern UNDERLINE = Pattern.compile("^ {0,3}(=+|-{2,})[ \\t]*$");
  private static final Pattern NO_TITLE = Pattern.compile("^(?:\\s{4,}|\\s*(?:[-*+>|]|\\d+[.)])(?:\\s|$)|\\s*[|>]).*");

  /** The heading that a line is by its {@code #}s. */
  public static Optional<Heading> of(String line) {
    Matcher matcher = MARKED.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String title = matcher.group(2) == null ? "" : matcher.group(2);
    return Optional.of(new Heading(matcher.group(1).length(), title.strip()));
  }

  /** The heading that a line is by the line below it; {@code above} is the line before, blank at the start. */
  public static Optional<Heading> of(String above, String line, String below) {
    Matcher underline = UNDERLINE.matcher(below);
    boolean title = above.isBlank() && !line.isBlank() && !NO_TITLE.matcher(line).matches() && of(line).isEmpty();
    return title && underline.matches()
        ? Optional.of(new Heading(below.strip().charAt(0) == '=' ? 1 : 2, line.strip()))
        : Optional.empty();
  }
}
