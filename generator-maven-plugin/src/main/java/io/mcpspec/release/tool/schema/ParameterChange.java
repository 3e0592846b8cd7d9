package io.mcpspec.release.tool.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;
import java.util.Optional;
import java.util.Set;

/**
 * I01, I02, I03, I04, I05, I06: judges a parameter that was removed, renamed or added, or that became required or
 * optional.
 */
public final class ParameterChange {

  private ParameterChange() {}

  /**
   * Judges such a change.
   *
   * @param schema the new schema of the parameter, where it is an object
   */
  static SchemaJudgement of(Change change, Optional<Mapping> schema) {
    return switch (change.kind()) {
      case PROPERTY_REMOVED -> SchemaJudgement.of(
          Rule.INPUT_PARAM_REMOVED, change.narrows() == Answer.YES ? Level.BREAKING : Level.RISKY);
      case PROPERTY_RENAMED -> SchemaJudgement.of(Rule.INPUT_PARAM_RENAMED, Level.BREAKING);
      case PROPERTY_ADDED -> added(change, schema);
      case BECAME_REQUIRED -> SchemaJudgement.of(Rule.INPUT_BECAME_REQUIRED, Level.BREAKING);
      case BECAME_OPTIONAL -> SchemaJudgement.of(Rule.INPUT_BECAME_OPTIONAL, Level.COMPATIBLE);
      default -> throw new IllegalArgumentException(change.toString());
    };
  }

  /**
   * Handlers build arguments by name, so another one that can be omitted breaks no code. A default that limits or
   * switches something changes what calls without the parameter do.
   */
  private static SchemaJudgement added(Change change, Optional<Mapping> schema) {
    if (change.required()) {
      return SchemaJudgement.of(Rule.INPUT_REQUIRED_PARAM_ADDED, Level.BREAKING);
    }
    return ParameterDefault.of(change.to(), schema).changesCallsWithout()
        ? new SchemaJudgement(Rule.INPUT_OPTIONAL_PARAM_ADDED, Level.RISKY, Set.of(Audience.AGENT, Audience.MODEL))
        : new SchemaJudgement(Rule.INPUT_OPTIONAL_PARAM_ADDED, Level.COMPATIBLE, Set.of());
  }
}
