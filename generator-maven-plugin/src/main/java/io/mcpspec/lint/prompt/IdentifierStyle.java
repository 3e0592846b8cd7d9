package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** PL11: a name stands in a code span in one place and without one in another. */
public final class IdentifierStyle extends PromptRule {

  private static final Pattern FILE = Pattern.compile(
      "(?<![\\w./:-])[\\w-]+(?:/[\\w-]+)*\\.(?:md|json|ya?ml|txt|py|js|ts|java|csv|toml|xml|sh)\\b");

  private static final Pattern LINK = Pattern.compile("\\]\\([^)]*\\)");

  public IdentifierStyle() {
    super("PL11", "identifier-style", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Set<String> spans = new LinkedHashSet<>();
    lines.written().forEach(line -> FILE.matcher(line.text()).results().map(MatchResult::group)
        .filter(name -> line.text().contains("`" + name + "`")).forEach(spans::add));
    Set<String> reported = new LinkedHashSet<>();
    for (PromptLine line : lines.written().stream().filter(line -> !line.is(Zone.HEADING)).toList()) {
      FILE.matcher(LINK.matcher(line.bare()).replaceAll(link -> " ".repeat(link.group().length()))).results()
          .filter(name -> spans.contains(name.group()) && reported.add(name.group()))
          .forEach(name -> report.at(line, name.start(), "`" + name.group() + "` stands here without the code span that"
              + " it has elsewhere", "write it in backticks everywhere"));
    }
  }
}
