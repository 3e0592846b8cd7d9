package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL16: a placeholder says nothing of what belongs there. */
public final class EmptyPlaceholder extends PromptRule {

  private static final Pattern EMPTY = Pattern.compile(
      "\\[(?:\\.\\.\\.|…|\\?+|_+)\\](?!\\()|\\b(?:TODO|FIXME)\\b(?=:|\\s*$|\\()"
          + "|\\bTBD\\b|(?i:lorem ipsum)|<(?:insert|your|add)(?:[ _-]\\w+)?[ _-]here>");
  private static final Pattern NAMED = Pattern.compile("\"[^\"]*\"|“[^”]*”|\\s*//.*");

  public EmptyPlaceholder() {
    super("PL16", "empty-placeholder", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.written()) {
      Matcher found = EMPTY.matcher(
          NAMED.matcher(line.bare()).replaceAll(named -> " ".repeat(named.group().length())));
      if (found.find()) {
        report.at(line, found.start(), "`" + found.group() + "` does not say what belongs there",
            "write what is meant, or what the model fills in");
      }
    }
  }
}
