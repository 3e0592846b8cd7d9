package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;

/** O07, O08, O09: judges whether results can have values that they could not have before. */
public final class ResultValueChange {

  private ResultValueChange() {}

  static SchemaJudgement of(Change change) {
    return SchemaJudgement.decided(
        change.widens(), Rule.OUTPUT_WIDENED, Rule.OUTPUT_WIDENED, Rule.OUTPUT_NARROWED);
  }

  /**
   * Judges listed values that came.
   *
   * @param extensible whether the old schema said that values may be added
   */
  static SchemaJudgement ofAddedValues(Change change, boolean extensible) {
    return SchemaJudgement.of(Rule.OUTPUT_ENUM_VALUE_ADDED,
        extensible || change.widens() != Answer.YES ? Level.RISKY : Level.BREAKING);
  }
}
