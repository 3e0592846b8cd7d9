package io.mcpspec.release.report;

import io.mcpspec.release.report.html.ReviewPage;
import io.mcpspec.release.review.Review;

/** The review page. */
final class HtmlReport implements Report {

  @Override
  public String of(Review review) {
    return ReviewPage.of(review);
  }
}
