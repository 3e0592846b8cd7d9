package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** PL11: a name stands in a code span in one place and without one in another. */
public final class IdentifierStyle extends PromptRule {

  private static final Pattern FILE = Pattern.compile(
      "\\b[\\w-]+(?:/[\\w-]+)*\\.(?:md|json|ya?ml|txt|py|js|ts|java|csv|toml|xml|sh)\\b");

  public IdentifierStyle() {
    super("PL11", "identifier-style", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Set<String> spans = new LinkedHashSet<>();
    lines.written().forEach(line -> FILE.matcher(line.text()).results().map(MatchResult::group)
        .filter(name -> line.text().contains("`" + name + "`")).forEach(spans::add));
    Set<String> reported = new LinkedHashSet<>();
    for (PromptLine line : lines.written()) {
      FILE.matcher(line.bare()).results()
          .filter(name -> spans.contains(name.group()) && reported.add(name.group()))
          .forEach(name -> report.at(line, name.start(), "`" + name.group() + "` stands here without the code span that"
              + " it has elsewhere", "write it in backticks everywhere"));
    }
  }
}
