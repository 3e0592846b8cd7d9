package io.mcpspec.release.tool.schema;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.SchemaComparison;
import io.mcpspec.release.surface.CosmeticChange;
import io.mcpspec.release.surface.Identity;
import io.mcpspec.release.surface.Items;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.List;
import java.util.Optional;

/** I19, O01, O02: compares the schemas of one tool, and lets the classes beside it judge each change. */
public final class ToolSchemasComparison {

  private final Reporter reporter;
  private final String tool;

  /**
   * @param tool the tool's name as it is now
   */
  public ToolSchemasComparison(Reporter reporter, String tool) {
    this.reporter = reporter;
    this.tool = tool;
  }

  /** Reports what changed in what the tool accepts. */
  public void input(Node before, Node after) {
    if (Identity.of(before, after)) {
      return;
    }
    List<Change> changes = SchemaComparison.ofInput(before, after);
    for (Change change : changes) {
      report(change, ofInput(change, before, after), "input", before, after);
    }
    if (changes.isEmpty()) {
      reporter.add(Rule.INPUT_SCHEMA_REFACTORED, Level.DOCS, subject("input"),
          prefix() + "the input schema is written in another way and means the same", Places.of(before, after));
    }
  }

  private static SchemaJudgement ofInput(Change change, Node before, Node after) {
    return switch (change.kind()) {
      case PROPERTY_REMOVED, PROPERTY_ADDED, PROPERTY_RENAMED, BECAME_REQUIRED, BECAME_OPTIONAL ->
          ParameterChange.of(change, at(after, change));
      case TYPE, ALTERNATIVES -> InputTypeChange.of(change);
      case COMPOSITION -> InputTypeChange.ofComposition(change);
      case VALUES_REMOVED -> InputConstraintChange.ofRemovedValues(change);
      case VALUES_ADDED -> InputConstraintChange.ofAddedValues();
      case LIMIT, TEXT_FORM -> InputConstraintChange.of(change);
      case DEFAULT -> ParameterNoteChange.ofDefault(
          change, at(before, change), isRequired(before, change) || isRequired(after, change));
      case DESCRIPTION -> ParameterNoteChange.ofDescription(change, List.of(at(before, change), at(after, change)));
    };
  }

  /** Reports what changed in what the tool answers. */
  public void output(Optional<Node> before, Optional<Node> after) {
    if (before.isPresent() && after.isPresent()) {
      output(before.get(), after.get());
    } else if (after.isPresent()) {
      reporter.add(Rule.OUTPUT_SCHEMA_ADDED, Level.RISKY, subject("output"),
          prefix() + "results have a schema now: strict clients refuse those that do not fit",
          Places.added(after.get()));
    } else if (before.isPresent()) {
      reporter.add(Rule.OUTPUT_SCHEMA_REMOVED, Level.BREAKING, subject("output"),
          prefix() + "results have no schema any more", Places.old(before.get()));
    }
  }

  private void output(Node before, Node after) {
    if (Identity.of(before, after)) {
      return;
    }
    List<Change> changes = SchemaComparison.ofOutput(before, after);
    for (Change change : changes) {
      ofOutput(change, before, after).ifPresentOrElse(
          judgement -> report(change, judgement, "output", before, after),
          () -> CosmeticChange.report(reporter, subject("output") + change.path().pointer(),
              prefix() + ChangeText.of(change, "output"), places(change, before, after), args(change)));
    }
    if (changes.isEmpty()) {
      CosmeticChange.report(reporter, subject("output"),
          prefix() + "the output schema is written in another way and means the same", Places.of(before, after));
    }
  }

  /** Empty for a change that only people see. */
  private static Optional<SchemaJudgement> ofOutput(Change change, Node before, Node after) {
    return switch (change.kind()) {
      case PROPERTY_REMOVED, PROPERTY_ADDED, PROPERTY_RENAMED, BECAME_REQUIRED, BECAME_OPTIONAL ->
          Optional.of(ResultPropertyChange.of(change));
      case VALUES_ADDED -> Optional.of(ResultValueChange.ofAddedValues(change,
          at(before, change).filter(schema -> Items.isTrue(schema, "x-extensible-enum")).isPresent()));
      case TYPE, ALTERNATIVES, VALUES_REMOVED, LIMIT, TEXT_FORM, COMPOSITION -> Optional.of(
          ResultKindChange.is(change) ? ResultKindChange.ofType() : ResultValueChange.of(change));
      case DESCRIPTION -> Optional.of(
          ResultNoteChange.of(change, List.of(at(before, change), at(after, change))));
      case DEFAULT -> Optional.empty();
    };
  }

  private void report(Change change, SchemaJudgement judgement, String side, Node before, Node after) {
    reporter.add(judgement.rule(), judgement.level(), judgement.audiences(),
        subject(side) + change.path().pointer(), prefix() + ChangeText.of(change, side),
        places(change, before, after), args(change));
  }

  private static Places places(Change change, Node before, Node after) {
    return Places.inside(before, after, change.path().pointer());
  }

  private static String[] args(Change change) {
    boolean text = change.kind() == Change.Kind.DESCRIPTION;
    return new String[] {
      "kind", change.kind().name(),
      "what", change.what(),
      "from", text ? Reporter.digest(change.from()) : change.from(),
      "to", text ? Reporter.digest(change.to()) : change.to()
    };
  }

  private static Optional<Mapping> at(Node schema, Change change) {
    return at(schema, change.path().pointer());
  }

  /** Whether the schema around a member wants it. */
  private static boolean isRequired(Node schema, Change change) {
    String pointer = change.path().pointer();
    int member = pointer.lastIndexOf("/properties/");
    String name = pointer.substring(pointer.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
    return member >= 0 && at(schema, pointer.substring(0, member))
        .filter(around -> Items.texts(around, "required").contains(name)).isPresent();
  }

  private static Optional<Mapping> at(Node schema, String pointer) {
    return JsonPointer.resolve(schema, "#" + pointer.replace("%", "%25"))
        .filter(Mapping.class::isInstance)
        .map(Mapping.class::cast);
  }

  private String subject(String side) {
    return "tool/" + tool + "#/" + side;
  }

  private String prefix() {
    return "tool `" + tool + "`: ";
  }
}
