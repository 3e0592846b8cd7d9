package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;

/**
 * I07, I08, I09, I16: judges other types or alternatives of an argument, and other combinations of schemas. Where it
 * cannot be decided whether types became fewer, the combination changed.
 */
public final class InputTypeChange {

  private InputTypeChange() {}

  static SchemaJudgement of(Change change) {
    return change.kind() == Change.Kind.TYPE && change.what().equals("disjoint")
        ? SchemaJudgement.of(Rule.INPUT_TYPE_CHANGED, Level.BREAKING)
        : SchemaJudgement.decided(change.narrows(),
            Rule.INPUT_TYPE_NARROWED, Rule.INPUT_COMPOSITION_CHANGED, Rule.INPUT_TYPE_WIDENED);
  }

  /** Judges another combination of schemas. One that only accepts more is a looser constraint. */
  static SchemaJudgement ofComposition(Change change) {
    return change.narrows() == Answer.NO
        ? InputConstraintChange.of(change)
        : SchemaJudgement.of(
            Rule.INPUT_COMPOSITION_CHANGED, change.narrows() == Answer.YES ? Level.BREAKING : Level.RISKY);
  }
}
