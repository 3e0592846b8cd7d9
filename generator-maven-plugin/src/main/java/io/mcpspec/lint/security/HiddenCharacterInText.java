package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.text.HiddenCharacter;
import io.mcpspec.document.text.HiddenCharacters;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** SEC01: a text has characters that people do not see and a model reads. */
public final class HiddenCharacterInText implements LintRule.OfText {

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
