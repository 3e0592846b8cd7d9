package io.mcpspec.document.markdown;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The marks of a code fence that is put around a text.
 *
 * @param open what comes before the text
 * @param close what comes after it
 */
public record FenceMarks(String open, String close) {

  private static final int SHORTEST = 3;
  private static final Pattern FENCE_LINE = Pattern.compile("(?m)^ {0,3}(`{3,})");

  /** A fence that no line of {@code text} can end. */
  public static FenceMarks around(String text, String info) {
    int inner = FENCE_LINE.matcher(text).results().map(MatchResult::group).mapToInt(run -> run.strip().length())
        .max().orElse(0);
    String ticks = "`".repeat(Math.max(SHORTEST, inner + 1));
    return new FenceMarks(ticks + info + "\n", (text.endsWith("\n") ? "" : "\n") + ticks);
  }
}
