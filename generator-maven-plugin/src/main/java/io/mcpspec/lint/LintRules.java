package io.mcpspec.lint;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.client.ClientRules;
import io.mcpspec.lint.prompt.CheckboxState;
import io.mcpspec.lint.prompt.ChecklistWithoutContent;
import io.mcpspec.lint.prompt.CodeOutsideFence;
import io.mcpspec.lint.prompt.ConflictingLimit;
import io.mcpspec.lint.prompt.ConfusableCharacter;
import io.mcpspec.lint.prompt.DeadReference;
import io.mcpspec.lint.prompt.DuplicateHeading;
import io.mcpspec.lint.prompt.EmphasisBudget;
import io.mcpspec.lint.prompt.EmptyPlaceholder;
import io.mcpspec.lint.prompt.ExampleAgainstRule;
import io.mcpspec.lint.prompt.FakeHeading;
import io.mcpspec.lint.prompt.FileWithoutRule;
import io.mcpspec.lint.prompt.HeadingPunctuation;
import io.mcpspec.lint.prompt.HedgedOrder;
import io.mcpspec.lint.prompt.IdentifierStyle;
import io.mcpspec.lint.prompt.InstructionInTemplate;
import io.mcpspec.lint.prompt.OverlappingThresholds;
import io.mcpspec.lint.prompt.PercentSum;
import io.mcpspec.lint.prompt.PlaceWithoutName;
import io.mcpspec.lint.prompt.ProseInFence;
import io.mcpspec.lint.prompt.PseudoBullet;
import io.mcpspec.lint.prompt.RepeatedConstant;
import io.mcpspec.lint.prompt.TemplateConsistency;
import io.mcpspec.lint.prompt.UnbalancedQuote;
import io.mcpspec.lint.prompt.UnexplainedAbbreviation;
import io.mcpspec.lint.prompt.VoiceFlip;
import io.mcpspec.lint.prompt.WrongArithmetic;
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
import java.util.stream.Stream;

/** All rules of the lint, in the order in which they run and are listed. A new rule is one line here. */
public final class LintRules {

  static final LintRule.OfSettings UNKNOWN_RULE = settings("LINT01", "unknown-rule", Severity.ERROR);
  static final LintRule.OfSettings UNUSED_WAIVER = settings("LINT02", "unused-waiver", Severity.WARNING);
  static final LintRule.OfSettings EXPIRED_WAIVER = settings("LINT03", "expired-waiver", Severity.WARNING);

  private static final List<LintRule> ALL = Stream.concat(Stream.of(
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
      new UnbalancedQuote(),
      new DuplicateHeading(),
      new HeadingPunctuation(),
      new ConflictingLimit(),
      new FileWithoutRule(),
      new DeadReference(),
      new CheckboxState(),
      new OverlappingThresholds(),
      new PercentSum(),
      new PseudoBullet(),
      new IdentifierStyle(),
      new ConfusableCharacter(),
      new CodeOutsideFence(),
      new InstructionInTemplate(),
      new VoiceFlip(),
      new EmptyPlaceholder(),
      new PlaceWithoutName(),
      new RepeatedConstant(),
      new HedgedOrder(),
      new WrongArithmetic(),
      new ProseInFence(),
      new EmphasisBudget(),
      new TemplateConsistency(),
      new ExampleAgainstRule(),
      new UnexplainedAbbreviation(),
      new FakeHeading(),
      new ChecklistWithoutContent()), ClientRules.all().stream()).toList();

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
