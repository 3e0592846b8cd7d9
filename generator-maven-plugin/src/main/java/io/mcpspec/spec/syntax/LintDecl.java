package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;
import java.util.Optional;

/**
 * {@code lint} in {@code server.yaml} as written.
 *
 * @param severity other severities, by rule
 * @param waive findings that somebody accepts
 */
public record LintDecl(List<Named<Change>> severity, List<Waiver> waive) {

  /** Another severity of a rule. */
  public record Change(Scalar level, Scalar reason) {}

  /**
   * Findings that somebody accepts.
   *
   * @param span the place to point at for what concerns the entry as a whole
   */
  public record Waiver(Scalar rule, Scalar where, Scalar reason, Optional<Scalar> until, Span span) {}

  private static final Key<Scalar> LEVEL =
      required("level", Shapes.choice("severity", "error", "warning", "notice", "off"), "The severity of its findings.")
          .orElse(StandIns.text("warning"));
  private static final Key<Scalar> REASON =
      required("reason", Shapes.text(), "Why, for whoever reads the spec later.").orElse(StandIns.text("unknown"));
  private static final MappingShape<Change> CHANGE = new MappingShape<>(
      "a rule's severity", List.of(LEVEL, REASON), values -> new Change(values.get(LEVEL), values.get(REASON)));

  private static final Key<Scalar> RULE = required("rule", Shapes.text(), "The rule's id or name, such as SEC04.");
  private static final Key<Scalar> WHERE =
      required("where", Shapes.text(), "What it is about, as `lint` prints it, such as `tool/scan`; or what holds it.");
  private static final Key<Scalar> UNTIL =
      optional("until", Shapes.version(), "The last day that the waiver counts, as YYYY-MM-DD.");
  private static final MappingShape<Waiver> WAIVER = new MappingShape<>(
      "a waiver",
      List.of(RULE, WHERE, REASON, UNTIL),
      values -> new Waiver(
          values.get(RULE), values.get(WHERE), values.get(REASON), values.find(UNTIL), values.span()));

  private static final Key<List<Named<Change>>> SEVERITY =
      optional("severity", Shapes.named("severities by rule", CHANGE), "Other severities, by the rule's id or name.");
  private static final Key<List<Waiver>> WAIVE =
      optional("waive", Shapes.list(WAIVER), "Findings that are accepted.");

  /** The shape of the part. */
  static final MappingShape<LintDecl> SHAPE = new MappingShape<>(
      "the lint settings",
      List.of(SEVERITY, WAIVE),
      values -> new LintDecl(values.list(SEVERITY), values.list(WAIVE)));
}
