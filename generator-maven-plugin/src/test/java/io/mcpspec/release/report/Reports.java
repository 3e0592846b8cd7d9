package io.mcpspec.release.report;

import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;

/** The reports, with short explanations in place of the rules' pages: what these say is none of a report's business. */
final class Reports {

  private Reports() {}

  static Report of(Format format) {
    return switch (format) {
      case SARIF -> new SarifReport(Reports::page);
      case HTML -> new HtmlReport(Reports::page);
      default -> format.report();
    };
  }

  private static RulePage page(Rule rule) {
    return new RulePage(rule, "# " + rule.id() + "\n\nWhy " + rule.id() + " matters.\n\nNo mirror: a sample.\n");
  }
}
