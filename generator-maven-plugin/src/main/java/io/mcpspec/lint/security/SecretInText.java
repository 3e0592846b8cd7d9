package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SEC03: a text, default or example has the form of a key, so everybody who sees the tool has it. */
public final class SecretInText implements LintRule.OfText {

  private static final int SHOWN = 6;
  private static final List<Map.Entry<String, Pattern>> FORMS = List.of(
      form("an AWS access key", "\\b(?:AKIA|ASIA)[A-Z0-9]{16}\\b"),
      form("a GitHub token", "\\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})"),
      form("a GitLab token", "\\bglpat-[A-Za-z0-9_-]{20,}"),
      form("an OpenAI or Anthropic key", "\\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}"),
      form("a Slack token", "\\bxox[abprs]-[0-9]{8,}-[A-Za-z0-9-]{20,}"),
      form("a Google key", "\\bAIza[A-Za-z0-9_-]{35}"),
      form("a Stripe key", "\\b[rs]k_live_[A-Za-z0-9]{20,}"),
      form("an npm token", "\\bnpm_[A-Za-z0-9]{36}\\b"),
      form("a private key", "-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\\s+[A-Za-z0-9+/=\\s]{64,}"),
      form("a token of a session", "\\beyJ[A-Za-z0-9_-]{16,}\\.eyJ[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{20,}"));
  private static final Pattern MADE_UP =
      Pattern.compile("example|sample|dummy|placeholder|your|x{4}|(.)\\1{5}|0123456|1234567|abcdefg|\\.\\.\\.");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC03", "secret", Severity.ERROR);
  }

  @Override
  public void check(LintedText text, FindingSink found) {
    for (Map.Entry<String, Pattern> form : FORMS) {
      Matcher matcher = form.getValue().matcher(text.text());
      while (matcher.find()) {
        if (!MADE_UP.matcher(matcher.group().toLowerCase(Locale.ROOT)).find()) {
          found.add(text.place(matcher.start()), "the text has what looks like " + form.getKey() + ": `"
              + matcher.group().substring(0, SHOWN).strip() + "…`",
              "revoke the key if it is one, and write a value that nobody takes for one, such as `YOUR_KEY`");
        }
      }
    }
  }

  private static Map.Entry<String, Pattern> form(String what, String regex) {
    return Map.entry(what, Pattern.compile(regex));
  }
}
