package io.mcpspec.release.report;

import io.mcpspec.release.review.Review;

/** One form in which a review is shown; see {@link Format} for all of them. */
public interface Report {

  /**
   * The review in this form: lines that end with LF, the last one too. The same review gives the same text, with no
   * dates and no paths but those that the review has.
   */
  String of(Review review);
}
