package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;

/** I10, I11, I12, I13, I14: judges other listed values, limits, patterns and formats of an argument. */
public final class InputConstraintChange {

  private InputConstraintChange() {}

  /** A limit, pattern or format, or a combination of schemas that only accepts more. */
  static SchemaJudgement of(Change change) {
    return SchemaJudgement.decided(change.narrows(), Rule.INPUT_CONSTRAINT_TIGHTENED,
        Rule.INPUT_PATTERN_OR_FORMAT_CHANGED, Rule.INPUT_CONSTRAINT_LOOSENED);
  }

  static SchemaJudgement ofRemovedValues(Change change) {
    return SchemaJudgement.decided(change.narrows(), Rule.INPUT_ENUM_VALUE_REMOVED,
        Rule.INPUT_PATTERN_OR_FORMAT_CHANGED, Rule.INPUT_ENUM_VALUE_ADDED);
  }

  static SchemaJudgement ofAddedValues() {
    return SchemaJudgement.of(Rule.INPUT_ENUM_VALUE_ADDED, Level.COMPATIBLE);
  }
}
