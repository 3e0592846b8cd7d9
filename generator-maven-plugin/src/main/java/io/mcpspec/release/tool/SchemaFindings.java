package io.mcpspec.release.tool;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.text.Weight;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.schema.SchemaComparison;
import io.mcpspec.release.surface.Digest;
import io.mcpspec.release.surface.Identity;
import io.mcpspec.release.surface.Items;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares the schemas of one tool: rules I01 to I19 and O01 to O10, portability left out. */
final class SchemaFindings {

  private final Reporter reporter;
  private final ListedTool tool;

  /**
   * @param tool the tool as it is now
   */
  SchemaFindings(Reporter reporter, ListedTool tool) {
    this.reporter = reporter;
    this.tool = tool;
  }

  void input(Node before, Node after) {
    if (Identity.of(before, after)) {
      return;
    }
    List<Change> changes = SchemaComparison.ofInput(before, after);
    for (Change change : changes) {
      SchemaJudgement judgement = SchemaJudgement.ofInput(change);
      report(change, judgement.rule(), level(change, judgement, before, after), "input", before, after);
    }
    if (changes.isEmpty()) {
      reporter.add(Rule.INPUT_SCHEMA_REFACTORED, Level.DOCS, tool.subject() + "#/input",
          prefix() + "the input schema is written in another way and means the same", Places.of(before, after));
    }
  }

  void output(Optional<Node> before, Optional<Node> after) {
    if (before.isPresent() && after.isPresent()) {
      output(before.get(), after.get());
    } else if (after.isPresent()) {
      reporter.add(Rule.OUTPUT_SCHEMA_ADDED, Level.RISKY, tool.subject() + "#/output",
          prefix() + "results have a schema now: strict clients refuse those that do not fit",
          Places.added(after.get()));
    } else if (before.isPresent()) {
      reporter.add(Rule.OUTPUT_SCHEMA_REMOVED, Level.BREAKING, tool.subject() + "#/output",
          prefix() + "results have no schema any more", Places.old(before.get()));
    }
  }

  private void output(Node before, Node after) {
    if (Identity.of(before, after)) {
      return;
    }
    List<Change> changes = SchemaComparison.ofOutput(before, after);
    for (Change change : changes) {
      boolean extensible = at(before, change)
          .filter(schema -> Items.isTrue(schema, "x-extensible-enum")).isPresent();
      SchemaJudgement judgement = SchemaJudgement.ofOutput(change, extensible);
      report(change, judgement.rule(), judgement.level(), "output", before, after);
    }
    if (changes.isEmpty()) {
      reporter.add(Rule.TOOL_COSMETICS_CHANGED, Level.DOCS, Set.of(), tool.subject() + "#/output",
          prefix() + "the output schema is written in another way and means the same", Places.of(before, after));
    }
  }

  private void report(Change change, Rule rule, Level level, String side, Node before, Node after) {
    String subject = tool.subject() + "#/" + side + change.path().pointer();
    boolean text = change.kind() == Change.Kind.DESCRIPTION;
    reporter.add(
        rule, level, rule == Rule.TOOL_COSMETICS_CHANGED ? Set.of() : rule.victims(), subject,
        prefix() + ChangeText.of(change, side), Places.inside(before, after, change.path().pointer()),
        "kind", change.kind().name(),
        "what", change.what(),
        "from", text ? Digest.of(change.from()) : change.from(),
        "to", text ? Digest.of(change.to()) : change.to());
  }

  /** A description that says other figures, values or rules than before can change what a model sends. */
  private static Level level(Change change, SchemaJudgement judgement, Node before, Node after) {
    if (judgement.rule() != Rule.INPUT_DESCRIPTION_CHANGED || change.what().equals("deprecated")) {
      return judgement.level();
    }
    Set<String> values = new HashSet<>();
    at(before, change).ifPresent(schema -> values.addAll(Items.texts(schema, "enum")));
    at(after, change).ifPresent(schema -> values.addAll(Items.texts(schema, "enum")));
    return Weight.of(change.from(), values).equals(Weight.of(change.to(), values)) ? Level.DOCS : Level.RISKY;
  }

  private static Optional<Mapping> at(Node schema, Change change) {
    return JsonPointer.resolve(schema, "#" + change.path().pointer().replace("%", "%25"))
        .filter(Mapping.class::isInstance)
        .map(Mapping.class::cast);
  }

  private String prefix() {
    return "tool `" + tool.name() + "`: ";
  }
}
