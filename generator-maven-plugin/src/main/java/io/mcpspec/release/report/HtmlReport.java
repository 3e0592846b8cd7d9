package io.mcpspec.release.report;

import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.report.html.ReviewPage;
import io.mcpspec.release.review.Review;
import java.util.function.Function;

/** The review page. */
final class HtmlReport implements Report {

  private final Function<Rule, RulePage> pages;

  /**
   * A report.
   *
   * @param pages what is to say of each rule
   */
  HtmlReport(Function<Rule, RulePage> pages) {
    this.pages = pages;
  }

  @Override
  public String of(Review review) {
    return new ReviewPage(review, pages).write();
  }
}
