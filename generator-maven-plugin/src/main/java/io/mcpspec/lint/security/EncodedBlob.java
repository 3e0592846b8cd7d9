package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.text.Quote;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SEC10: a text has a long encoded passage, which a reviewer cannot read and a model can decode. */
public final class EncodedBlob implements LintRule.OfText {

  private static final int LONG = 120;
  private static final int SHOWN = 24;
  private static final int MOST_OF_A_RULE = 8;
  private static final int PATH_STEP = 16;
  private static final Pattern BLOB = Pattern.compile(
      "(?<![\\w/+=.-])(?:[A-Za-z0-9+/_-]{" + LONG + ",}={0,2}|(?:%[0-9A-Fa-f]{2}){40,}"
          + "|(?:\\\\[xu][0-9A-Fa-f]{2,4}){20,})");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC10", "encoded-blob", Severity.WARNING);
  }

  @Override
  public void check(LintedText text, FindingSink found) {
    if (text.text().length() < LONG || text.role() == LintedText.Role.OTHER) {
      return;
    }
    Matcher blob = BLOB.matcher(text.text());
    if (blob.find() && isMixed(blob.group())) {
      found.add(text.place(blob.start()), "the text has " + blob.group().length() + " characters that are encoded: "
          + Quote.of(blob.group().substring(0, SHOWN) + "…"), "write the passage in plain words, or leave it out");
    }
  }

  /** Lines of one repeated character, and long paths, hide nothing. */
  private static boolean isMixed(String blob) {
    long slashes = blob.chars().filter(c -> c == '/').count();
    return blob.chars().anyMatch(Character::isDigit) && blob.chars().distinct().count() > MOST_OF_A_RULE
        && slashes * PATH_STEP < blob.length();
  }
}
