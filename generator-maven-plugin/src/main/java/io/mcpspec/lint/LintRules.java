package io.mcpspec.lint;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.DuplicateHeading;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.lint.security.EncodedBlob;
import io.mcpspec.lint.security.HiddenCharacterInText;
import io.mcpspec.lint.security.HintMismatch;
import io.mcpspec.lint.security.ImitatingName;
import io.mcpspec.lint.security.ModelOrderInText;
import io.mcpspec.lint.security.NetworkReference;
import io.mcpspec.lint.security.OpenInput;
import io.mcpspec.lint.security.OrderInResult;
import io.mcpspec.lint.security.SecretInText;
import io.mcpspec.lint.security.UnsafeConfiguration;
import java.util.List;
import java.util.Optional;

/** All rules of the lint, in the order in which they run and are listed. A new rule is one line here. */
public final class LintRules {

  static final LintRule.OfSettings UNKNOWN_RULE = settings("LINT01", "unknown-rule", Severity.ERROR);
  static final LintRule.OfSettings UNUSED_WAIVER = settings("LINT02", "unused-waiver", Severity.WARNING);
  static final LintRule.OfSettings EXPIRED_WAIVER = settings("LINT03", "expired-waiver", Severity.WARNING);

  private static final List<LintRule> ALL = List.of(
      UNKNOWN_RULE,
      UNUSED_WAIVER,
      EXPIRED_WAIVER,
      new HiddenCharacterInText(),
      new ModelOrderInText(),
      new SecretInText(),
      new OpenInput(),
      new HintMismatch(),
      new OrderInResult(),
      new ImitatingName(),
      new UnsafeConfiguration(),
      new NetworkReference(),
      new EncodedBlob(),
      new DuplicateHeading());

  private LintRules() {}

  private static LintRule.OfSettings settings(String id, String name, Severity severity) {
    return new LintRule.OfSettings(new RuleHeading(id, name, severity));
  }

  public static List<LintRule> all() {
    return ALL;
  }

  /** The rules that find what may turn a model against its user. */
  public static List<LintRule> security() {
    return ALL.stream().filter(rule -> rule.heading().isAboutSecurity()).toList();
  }

  /** What identifies each rule. */
  public static List<RuleHeading> headings() {
    return ALL.stream().map(LintRule::heading).toList();
  }

  /** The rule with this id or name. */
  public static Optional<RuleHeading> of(String idOrName) {
    return headings().stream().filter(heading -> heading.isCalled(idOrName)).findFirst();
  }
}
