package io.mcpspec.spec.prompt;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A Markdown code fence.
 *
 * @param open what stands in front of the first line inside
 * @param close what stands behind the last line inside
 */
record Fence(String open, String close) {

  private static final int SHORTEST = 3;
  private static final Pattern FENCE_LINE = Pattern.compile("(?m)^ {0,3}(`{3,})");

  /** A fence that no line of {@code text} can end. */
  static Fence around(String text, String info) {
    int inner = FENCE_LINE.matcher(text).results().map(MatchResult::group).mapToInt(run -> run.strip().length())
        .max().orElse(0);
    String ticks = "`".repeat(Math.max(SHORTEST, inner + 1));
    return new Fence(ticks + info + "\n", (text.endsWith("\n") ? "" : "\n") + ticks);
  }
}
