package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.Review;

/** The status of a review, and what decided it: without a gate OK only says that the comparison was made. */
public final class StatusWords {

  private StatusWords() {}

  /** What stands behind the status: {@code , gate breaking passed}; empty where nothing was compared. */
  public static String gate(Review review) {
    if (!review.wasMade()) {
      return "";
    }
    if (review.status() == Status.LOCK) {
      return ", not what was locked";
    }
    return review.failOn()
        .map(level -> ", gate " + LevelCounts.word(level) + (review.status() == Status.OK ? " passed" : " failed"))
        .orElse(", not gated");
  }

  /** {@code OK, not gated}. */
  public static String of(Review review) {
    return review.status() + gate(review);
  }
}
