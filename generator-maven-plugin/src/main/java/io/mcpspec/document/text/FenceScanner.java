package io.mcpspec.document.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Follows the code fences of a Markdown text line by line. A fence ends at a line of the same character, at least as
 * long as the one that opened it; one that nothing ends reaches to the end of the text.
 */
public final class FenceScanner {

  /** What a line is to the fences. */
  public enum Line {
    OUTSIDE,
    OPENS,
    INSIDE,
    CLOSES
  }

  /**
   * An open fence.
   *
   * @param mark the run of back-ticks or tildes
   * @param indent the blanks in front of it, which the lines inside may have too
   * @param info what is written behind it, such as a language
   * @param number which of the text's fences this is, from 1
   */
  public record Fence(String mark, int indent, String info, int number) {

    /** Whether it holds Markdown to be filled in, rather than code. */
    public boolean isMarkdown() {
      String language = info.split("[\\s{]", 2)[0];
      return language.equalsIgnoreCase("markdown") || language.equalsIgnoreCase("md");
    }
  }

  private static final Pattern FENCE = Pattern.compile("^(\\s*)(`{3,}|~{3,})(.*)$");

  private Optional<Fence> open = Optional.empty();
  private int fences;

  /** Takes the next line in. */
  public Line next(String line) {
    Matcher matcher = FENCE.matcher(line);
    if (!matcher.matches()) {
      return open.isPresent() ? Line.INSIDE : Line.OUTSIDE;
    }
    String mark = matcher.group(2);
    String info = matcher.group(3).strip();
    if (open.isPresent()) {
      boolean closes = info.isEmpty() && mark.startsWith(open.get().mark());
      open = closes ? Optional.empty() : open;
      return closes ? Line.CLOSES : Line.INSIDE;
    }
    if (mark.charAt(0) == '`' && info.indexOf('`') >= 0) {
      return Line.OUTSIDE; // a code span
    }
    fences++;
    open = Optional.of(new Fence(mark, matcher.group(1).length(), info, fences));
    return Line.OPENS;
  }

  /** The fence that the last line was in, or opened. */
  public Optional<Fence> open() {
    return open;
  }
}
