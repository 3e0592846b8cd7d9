package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/** PL01: a quote is opened and never closed, so nobody can tell where the quoted words end. */
public final class UnbalancedQuote extends PromptRule {

  /** A mark that no backslash escapes, and that does not stand alone, as in a list of characters. */
  private static final Pattern QUOTE = Pattern.compile(
      "(?<!\\\\)(?:\\\\{2})*+\"(?!(?<=[^\\p{L}\\p{N}]\\s\")[\\s)])");
  private static final Pattern NOT_INCHES = Pattern.compile("(?<![0-9])" + QUOTE.pattern());
  private static final Pattern CLOSING = Pattern.compile("(?s)(?:.*[^\\s(\\[])?\"(?![\\p{L}\\p{N}]).*");
  private static final Pattern SINGLE =
      Pattern.compile("(?<![\\p{L}\\p{N}])'(?=\\p{L})|(?<=[\\p{L}.?!,])'(?![\\p{L}\\p{N}])");

  public UnbalancedQuote() {
    super("PL01", "unbalanced-quote", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Deque<PromptLine> open = new ArrayDeque<>();
    for (List<PromptLine> section : lines.sections()) {
      List<PromptLine> odd = section.stream().filter(line -> line.isWritten() && isOdd(quotable(line))).toList();
      if (odd.size() % 2 == 0) {
        continue;
      }
      PromptLine last = odd.get(odd.size() - 1);
      if (!open.isEmpty() && CLOSING.matcher(quotable(last)).matches()) {
        open.removeLast();
      } else {
        open.addLast(odd.get(0));
      }
    }
    open.forEach(line -> report(line, quotable(line), report));
    lines.all().stream().filter(line -> line.is(Zone.CODE) && !line.text().matches(".*(\"\"\"|'|`|/).*"))
        .filter(line -> isOdd(line.text())).forEach(line -> report(line, line.text(), report));
  }

  /** The text with a word in place of code spans. */
  private static String quotable(PromptLine line) {
    return line.filled("x");
  }

  /** Whether the marks do not go in pairs, even if one behind a number stands for inches. */
  private static boolean isOdd(String text) {
    return QUOTE.matcher(text).results().count() % 2 == 1 && NOT_INCHES.matcher(text).results().count() % 2 == 1;
  }

  private static void report(PromptLine line, String text, Report report) {
    boolean single = line.isWritten() && SINGLE.matcher(text).results().count() % 2 == 1;
    report.at(line, text.indexOf('"'), single ? "a `\"` and a `'` are opened and not closed" : "a `\"` is not closed",
        "close the quote where the quoted words end, or remove it");
  }
}
