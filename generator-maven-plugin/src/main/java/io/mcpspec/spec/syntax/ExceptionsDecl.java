package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;
import java.util.Optional;

/**
 * {@code release-exceptions.yaml} as written.
 *
 * @param exceptions findings of release diffs that somebody accepts
 */
public record ExceptionsDecl(List<Entry> exceptions) {

  /**
   * One accepted finding. The rule, the day and what was released are checked by whoever compares releases.
   *
   * @param span the place to point at for what concerns the entry as a whole
   */
  public record Entry(
      Scalar rule,
      Scalar subject,
      Scalar fingerprint,
      Optional<Scalar> from,
      Optional<Scalar> to,
      Scalar reason,
      Optional<Scalar> by,
      Optional<Scalar> expires,
      Span span) {}

  private static final Key<Scalar> RULE = required("rule", Shapes.text(), "Id or name of the rule, such as I05.");
  private static final Key<Scalar> SUBJECT =
      required("subject", Shapes.text(), "What the finding is about, as the diff prints it.");
  private static final Key<Scalar> FINGERPRINT =
      required("fingerprint", Shapes.text(), "The finding's twelve hexadecimal digits, quoted where it is a number.");
  private static final Key<Scalar> FROM = optional("from", Shapes.version(), "The release before the change.");
  private static final Key<Scalar> TO = optional("to", Shapes.version(), "The release with the change.");
  private static final Key<Scalar> REASON = required("reason", Shapes.text(), "Why the change is accepted.");
  private static final Key<Scalar> BY = optional("by", Shapes.text(), "Who accepted it.");
  private static final Key<Scalar> EXPIRES =
      optional("expires", Shapes.version(), "The last day that it holds, as YYYY-MM-DD; not needed with from and to.");

  private static final MappingShape<Entry> ENTRY =
      new MappingShape<>(
          "an exception",
          List.of(RULE, SUBJECT, FINGERPRINT, FROM, TO, REASON, BY, EXPIRES),
          values ->
              new Entry(
                  values.get(RULE),
                  values.get(SUBJECT),
                  values.get(FINGERPRINT),
                  values.find(FROM),
                  values.find(TO),
                  values.get(REASON),
                  values.find(BY),
                  values.find(EXPIRES),
                  values.span()));

  private static final Key<Scalar> SPEC = FileHeader.key("exceptions/1");
  private static final Key<List<Entry>> EXCEPTIONS =
      required("exceptions", Shapes.list(ENTRY), "The accepted findings.");

  /** The shape of the file. */
  public static final MappingShape<ExceptionsDecl> SHAPE =
      new MappingShape<>(
          "release-exceptions.yaml",
          List.of(SPEC, EXCEPTIONS),
          values -> new ExceptionsDecl(values.get(EXCEPTIONS)));
}
