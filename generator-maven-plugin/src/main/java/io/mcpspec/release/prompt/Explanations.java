package io.mcpspec.release.prompt;

import io.mcpspec.release.prompt.content.Actors;
import io.mcpspec.release.prompt.content.Figure;
import io.mcpspec.release.prompt.content.LayoutPart;
import io.mcpspec.release.prompt.content.NormativeRule;
import io.mcpspec.release.prompt.content.SentencePairs;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.Unit.Context;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.prompt.name.FileNames;
import io.mcpspec.release.prompt.name.ToolNames;
import io.mcpspec.release.review.PromptReview.Row;

/**
 * Tells whether a finding of a more special rule already says all that changed in a row. What is left over is a
 * rewording.
 */
final class Explanations {

  private final SentencePairs sentences;
  private final ToolNames tools;

  Explanations(SentencePairs sentences, ToolNames tools) {
    this.sentences = sentences;
    this.tools = tools;
  }

  boolean explain(UnitRow row) {
    if (row.kind() == Row.Kind.SAME || row.kind() == Row.Kind.FORMAT_ONLY) {
      return true;
    }
    Unit.Kind kind = row.unit().kind();
    if (kind == Unit.Kind.HEADING || kind == Unit.Kind.FENCE || kind == Unit.Kind.DIVIDER) {
      return true;
    }
    if (row.isPair()) {
      return isCode(row.left().get()) && isCode(row.right().get()) || explain(row.left().get(), row.right().get());
    }
    return isCode(row.unit()) || LayoutPart.of(row.unit()).isPresent() || sentences.reports(row);
  }

  private static boolean isCode(Unit unit) {
    return unit.context() == Context.CODE;
  }

  private boolean explain(Unit left, Unit right) {
    String old = without(left);
    String now = without(right);
    return old.equals(now)
        || Actors.flipped(left.raw(), right.raw()) && Actors.without(old).equals(Actors.without(now));
  }

  /** A sentence without all that has rules of its own. */
  private String without(Unit unit) {
    String said = LayoutPart.of(unit).map(part -> part.without(unit.normal())).orElse(tools.without(unit));
    return Figure.without(NormativeRule.without(FileNames.without(said))).replaceAll("\\s+", " ").strip();
  }
}
