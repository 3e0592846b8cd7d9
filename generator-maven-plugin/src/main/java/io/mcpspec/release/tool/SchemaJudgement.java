package io.mcpspec.release.tool;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.shape.Answer;

/**
 * Which rule a change of a schema falls under. What narrows arguments hurts who sends them; what widens results hurts
 * who reads them. What cannot be decided is risky.
 */
record SchemaJudgement(Rule rule, Level level) {

  /** A change of what a tool takes; descriptions are judged by their words, elsewhere. */
  static SchemaJudgement ofInput(Change change) {
    Answer narrows = change.narrows();
    return switch (change.kind()) {
      case PROPERTY_REMOVED -> new SchemaJudgement(
          Rule.INPUT_PARAM_REMOVED, narrows == Answer.YES ? Level.BREAKING : Level.RISKY);
      case PROPERTY_ADDED -> change.required()
          ? new SchemaJudgement(Rule.INPUT_REQUIRED_PARAM_ADDED, Level.BREAKING)
          : new SchemaJudgement(Rule.INPUT_OPTIONAL_PARAM_ADDED, Level.COMPATIBLE);
      case PROPERTY_RENAMED -> new SchemaJudgement(Rule.INPUT_PARAM_RENAMED, Level.BREAKING);
      case BECAME_REQUIRED -> new SchemaJudgement(Rule.INPUT_BECAME_REQUIRED, Level.BREAKING);
      case BECAME_OPTIONAL -> new SchemaJudgement(Rule.INPUT_BECAME_OPTIONAL, Level.COMPATIBLE);
      case DEFAULT -> new SchemaJudgement(
          Rule.INPUT_DEFAULT_CHANGED, change.from().isEmpty() ? Level.COMPATIBLE : Level.RISKY);
      case DESCRIPTION -> new SchemaJudgement(Rule.INPUT_DESCRIPTION_CHANGED, Level.DOCS);
      case TYPE, ALTERNATIVES, VALUES_REMOVED, VALUES_ADDED, LIMIT, TEXT_FORM, COMPOSITION -> ofSentValues(change);
    };
  }

  private static SchemaJudgement ofSentValues(Change change) {
    Answer narrows = change.narrows();
    return switch (change.kind()) {
      case TYPE -> change.what().equals("disjoint")
          ? new SchemaJudgement(Rule.INPUT_TYPE_CHANGED, Level.BREAKING)
          : decided(narrows, Rule.INPUT_TYPE_NARROWED, Rule.INPUT_COMPOSITION_CHANGED, Rule.INPUT_TYPE_WIDENED);
      case ALTERNATIVES -> decided(narrows, Rule.INPUT_TYPE_NARROWED, Rule.INPUT_COMPOSITION_CHANGED,
          Rule.INPUT_TYPE_WIDENED);
      case VALUES_REMOVED -> decided(narrows, Rule.INPUT_ENUM_VALUE_REMOVED, Rule.INPUT_PATTERN_OR_FORMAT_CHANGED,
          Rule.INPUT_ENUM_VALUE_ADDED);
      case VALUES_ADDED -> new SchemaJudgement(Rule.INPUT_ENUM_VALUE_ADDED, Level.COMPATIBLE);
      case LIMIT, TEXT_FORM -> decided(narrows, Rule.INPUT_CONSTRAINT_TIGHTENED,
          Rule.INPUT_PATTERN_OR_FORMAT_CHANGED, Rule.INPUT_CONSTRAINT_LOOSENED);
      default -> decided(narrows, Rule.INPUT_COMPOSITION_CHANGED, Rule.INPUT_COMPOSITION_CHANGED,
          Rule.INPUT_CONSTRAINT_LOOSENED);
    };
  }

  /**
   * A change of what a tool answers.
   *
   * @param extensible whether the old schema said that values may be added
   */
  static SchemaJudgement ofOutput(Change change, boolean extensible) {
    Answer widens = change.widens();
    return switch (change.kind()) {
      case PROPERTY_REMOVED -> new SchemaJudgement(
          Rule.OUTPUT_PROPERTY_REMOVED, change.required() ? Level.BREAKING : Level.RISKY);
      case PROPERTY_ADDED -> new SchemaJudgement(
          Rule.OUTPUT_PROPERTY_ADDED, widens == Answer.NO ? Level.COMPATIBLE : Level.BREAKING);
      case BECAME_REQUIRED -> new SchemaJudgement(Rule.OUTPUT_BECAME_REQUIRED, Level.COMPATIBLE);
      case BECAME_OPTIONAL -> new SchemaJudgement(Rule.OUTPUT_BECAME_OPTIONAL, Level.BREAKING);
      case VALUES_ADDED -> new SchemaJudgement(
          Rule.OUTPUT_ENUM_VALUE_ADDED, extensible || widens != Answer.YES ? Level.RISKY : Level.BREAKING);
      case TYPE -> change.path().words().isEmpty() && change.what().equals("disjoint")
          ? new SchemaJudgement(Rule.OUTPUT_SHAPE_KIND_CHANGED, Level.BREAKING)
          : decided(widens, Rule.OUTPUT_WIDENED, Rule.OUTPUT_WIDENED, Rule.OUTPUT_NARROWED);
      case PROPERTY_RENAMED, ALTERNATIVES, VALUES_REMOVED, LIMIT, TEXT_FORM, COMPOSITION ->
          decided(widens, Rule.OUTPUT_WIDENED, Rule.OUTPUT_WIDENED, Rule.OUTPUT_NARROWED);
      case DEFAULT, DESCRIPTION -> new SchemaJudgement(Rule.TOOL_COSMETICS_CHANGED, Level.DOCS);
    };
  }

  private static SchemaJudgement decided(Answer hurts, Rule yes, Rule undecidable, Rule no) {
    return switch (hurts) {
      case YES -> new SchemaJudgement(yes, Level.BREAKING);
      case UNDECIDABLE -> new SchemaJudgement(undecidable, Level.RISKY);
      case NO -> new SchemaJudgement(no, Level.COMPATIBLE);
    };
  }
}
