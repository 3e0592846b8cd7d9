package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.document.text.HiddenCharacter;
import io.mcpspec.document.text.HiddenCharacters;
import io.mcpspec.document.text.Quote;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SEC01: a text has characters or comments that people do not see and a model reads. */
public final class HiddenCharacterInText implements LintRule.OfText {

  private static final Pattern COMMENT = Pattern.compile("<!--(.*?)-->", Pattern.DOTALL);

  /** Comments for linters, formatters and generators of tables. */
  private static final Pattern FOR_PROGRAMS =
      Pattern.compile("\\s*/?(?:markdownlint|prettier|eslint|textlint|vale|toc|spell|cspell|sphinx)[\\w-]*\\b.*");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC01", "hidden-character", Severity.ERROR);
  }

  @Override
  public void check(LintedText text, FindingSink found) {
    Map<Integer, HiddenCharacter> first = new LinkedHashMap<>();
    Map<Integer, Integer> counts = new LinkedHashMap<>();
    List<HiddenCharacter> hidden = HiddenCharacters.in(text.text());
    hidden.forEach(character -> first.putIfAbsent(character.codePoint(), character));
    hidden.forEach(character -> counts.merge(character.codePoint(), 1, Integer::sum));
    first.values().forEach(character -> report(character, counts.get(character.codePoint()), text, found));
    if (text.role() != LintedText.Role.OTHER && text.text().contains("<!--")) {
      comments(text, found);
    }
  }

  private static void comments(LintedText text, FindingSink found) {
    List<Block> blocks = MarkdownText.of(text.text()).blocks();
    Matcher comment = COMMENT.matcher(text.text());
    while (comment.find()) {
      int at = comment.start();
      boolean inCode = blocks.stream()
          .anyMatch(block -> block instanceof Block.Code && block.start() <= at && at < block.end());
      if (!inCode && !comment.group(1).isBlank() && !FOR_PROGRAMS.matcher(comment.group(1)).matches()) {
        found.add(Severity.WARNING, text.place(at), "the text has a comment, which people do not see where Markdown is"
            + " shown: " + Quote.of(comment.group(1)), "write it into the text, or remove it");
      }
    }
  }

  private static void report(HiddenCharacter character, int count, LintedText text, FindingSink found) {
    boolean lookAlike = character.kind() == HiddenCharacter.Kind.LOOK_ALIKE;
    String times = count == 1 ? "" : ", " + count + " times";
    found.add(
        lookAlike ? Severity.NOTICE : Severity.ERROR,
        text.place(character.offset()),
        "the text has " + character.name() + times + ": " + character.kind().why(),
        lookAlike ? "type the plain character instead" : "remove it");
  }
}
