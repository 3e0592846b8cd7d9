package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.shape.Answer;
import java.util.Set;

/**
 * The rule that a change of a schema falls under. What narrows arguments hurts those who send them; what widens results
 * hurts those who read them.
 *
 * @param rule the rule
 * @param level one of the rule's levels
 * @param audiences whom the change can break
 */
record SchemaJudgement(Rule rule, Level level, Set<Audience> audiences) {

  /** A change that can break everybody whom its rule names. */
  static SchemaJudgement of(Rule rule, Level level) {
    return new SchemaJudgement(rule, level, rule.audiences());
  }

  /** What hurts is breaking, what cannot be decided risky, and everything else compatible. */
  static SchemaJudgement decided(Answer hurts, Rule yes, Rule undecidable, Rule no) {
    return switch (hurts) {
      case YES -> of(yes, Level.BREAKING);
      case UNDECIDABLE -> of(undecidable, Level.RISKY);
      case NO -> of(no, Level.COMPATIBLE);
    };
  }
}
