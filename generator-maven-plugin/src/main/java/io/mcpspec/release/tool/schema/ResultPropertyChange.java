package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;

/**
 * O03, O04, O05, O06: judges a property of results that was removed, renamed or added, or became required or optional.
 */
public final class ResultPropertyChange {

  private ResultPropertyChange() {}

  static SchemaJudgement of(Change change) {
    return switch (change.kind()) {
      case PROPERTY_REMOVED -> SchemaJudgement.of(
          Rule.OUTPUT_PROPERTY_REMOVED, change.required() ? Level.BREAKING : Level.RISKY);
      case PROPERTY_RENAMED -> SchemaJudgement.of(Rule.OUTPUT_PROPERTY_REMOVED, Level.BREAKING);
      case PROPERTY_ADDED -> SchemaJudgement.of(
          Rule.OUTPUT_PROPERTY_ADDED, change.widens() == Answer.NO ? Level.COMPATIBLE : Level.BREAKING);
      case BECAME_REQUIRED -> SchemaJudgement.of(Rule.OUTPUT_BECAME_REQUIRED, Level.COMPATIBLE);
      case BECAME_OPTIONAL -> SchemaJudgement.of(Rule.OUTPUT_BECAME_OPTIONAL, Level.BREAKING);
      default -> throw new IllegalArgumentException(change.toString());
    };
  }
}
