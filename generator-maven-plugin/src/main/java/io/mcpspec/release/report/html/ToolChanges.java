package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.review.Review;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A tool that changed.
 *
 * @param name its name
 * @param findings what is found of it, also what is accepted, in the order of the review
 */
record ToolChanges(String name, List<Finding> findings) {

  private static final String TOOL = "tool/";

  /** The tools with findings, by name. */
  static List<ToolChanges> of(Review review) {
    Map<String, List<Finding>> byName = new TreeMap<>();
    review.findings().forEach(finding -> add(byName, finding));
    review.accepted().forEach(accepted -> add(byName, accepted.finding()));
    List<ToolChanges> tools = new ArrayList<>();
    byName.forEach((name, findings) -> tools.add(new ToolChanges(name, List.copyOf(findings))));
    return List.copyOf(tools);
  }

  /** What a subject points at below the tool: {@code /input/properties/x}, or empty for the tool as a whole. */
  static String pointer(Finding finding) {
    int mark = finding.subject().indexOf('#');
    return mark < 0 ? "" : finding.subject().substring(mark + 1);
  }

  private static void add(Map<String, List<Finding>> byName, Finding finding) {
    if (finding.subject().startsWith(TOOL)) {
      String name = finding.subject().substring(TOOL.length()).split("#", 2)[0];
      byName.computeIfAbsent(name, key -> new ArrayList<>()).add(finding);
    }
  }
}
