package io.mcpspec.release.review;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.review.PromptReview.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The one sentence that a review begins with: whom the worst changes break, and which of tools and prompts changed at
 * all. That no tool changed is worth saying: it is what most reviewers want to know.
 */
public final class Verdict {

  private static final String TOOL = "tool/";

  private final List<Finding> open;
  private final List<Finding> findings;
  private final List<PromptReview> prompts;

  private Verdict(List<Finding> open, List<Finding> findings, List<PromptReview> prompts) {
    this.open = open;
    this.findings = findings;
    this.prompts = prompts;
  }

  /**
   * @param open findings that nobody accepted, the worst first: they decide whom it breaks
   * @param accepted the others: they changed something, too
   * @param prompts how the prompts changed
   */
  public static String of(List<Finding> open, List<Finding> accepted, List<PromptReview> prompts) {
    List<Finding> all = new ArrayList<>(open);
    all.addAll(accepted);
    return new Verdict(open, all, prompts).sentence();
  }

  private String sentence() {
    if (findings.isEmpty()) {
      return "Nothing changed.";
    }
    List<String> parts = new ArrayList<>();
    parts.add(worst());
    parts.add(tools());
    prompts.stream().map(Verdict::prompt).filter(part -> !part.isEmpty()).forEach(parts::add);
    return String.join("; ", parts) + ".";
  }

  private String worst() {
    if (open.isEmpty()) {
      return "All that changed is accepted";
    }
    Level level = open.get(0).level();
    return switch (level) {
      case BREAKING -> "Breaks " + audiences(level);
      case RISKY -> "Nothing breaks, but this may change: " + audiences(level);
      case COMPATIBLE -> "Nothing breaks";
      case DOCS -> "Only wording for people changed";
    };
  }

  private String audiences(Level level) {
    Set<Audience> audiences = new TreeSet<>();
    open.stream().filter(finding -> finding.level() == level).forEach(f -> audiences.addAll(f.audiences()));
    return listed(audiences.stream().map(Audience::who).toList());
  }

  private static String listed(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  private String tools() {
    List<String> parts = new ArrayList<>();
    Set<String> added = tools(Rule.TOOL_ADDED);
    Set<String> removed = tools(Rule.TOOL_REMOVED);
    Set<String> renamed = tools(Rule.TOOL_RENAMED);
    Set<String> changed = tools(Rule.values());
    changed.removeAll(added);
    changed.removeAll(removed);
    changed.removeAll(renamed);
    count(parts, added.size(), "added");
    count(parts, removed.size(), "removed");
    count(parts, renamed.size(), "renamed");
    count(parts, changed.size(), "changed");
    return parts.isEmpty() ? "no tool changed" : String.join(", ", parts);
  }

  private static void count(List<String> parts, int number, String what) {
    if (number > 0) {
      parts.add(number + (number == 1 ? " tool " : " tools ") + what);
    }
  }

  private Set<String> tools(Rule... rules) {
    Set<Rule> wanted = Set.of(rules);
    Set<String> names = new TreeSet<>();
    for (Finding finding : findings) {
      if (wanted.contains(finding.rule()) && finding.subject().startsWith(TOOL)) {
        names.add(finding.subject().substring(TOOL.length()).split("#", 2)[0]);
      }
    }
    return names;
  }

  private static String prompt(PromptReview prompt) {
    long changed = prompt.sections().stream()
        .filter(section -> section.change() != Change.SAME || section.movedFrom().isPresent())
        .count();
    return changed == 0
        ? ""
        : "prompt " + prompt.prompt() + " changed in " + changed + " of " + prompt.sections().size() + " sections";
  }
}
