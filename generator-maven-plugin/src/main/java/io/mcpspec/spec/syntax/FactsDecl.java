package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;
import java.util.Optional;

/**
 * {@code facts.yaml} as written.
 *
 * @param facts the facts by id
 */
public record FactsDecl(List<Named<Fact>> facts) {

  /**
   * One fact: a {@code value}, a {@code history}, or both, the value being the first.
   *
   * @param written the mapping: what is written and could not be read is not missing
   */
  public record Fact(
      Optional<Scalar> value,
      Optional<Scalar> unit,
      Optional<Scalar> kind,
      Optional<Scalar> source,
      List<Change> history,
      Mapping written) {}

  /** A value from one release on. */
  public record Change(Scalar at, Scalar value) {}

  private static final Key<Scalar> AT = required("at", Shapes.version(), "The release that brought the value.");
  private static final Key<Scalar> NEW_VALUE = required("value", Shapes.scalar(), "The value from this release on.");

  private static final MappingShape<Change> CHANGE =
      new MappingShape<>(
          "a fact's change", List.of(AT, NEW_VALUE), values -> new Change(values.get(AT), values.get(NEW_VALUE)));

  private static final Key<Scalar> VALUE = optional("value", Shapes.scalar(), "The value, from the first release on.");
  private static final Key<Scalar> UNIT =
      optional("unit", Shapes.text(), "Unit of a number; B, KB, MB, GB, TB, %, ms and s are written behind it.");
  private static final Key<Scalar> KIND =
      optional(
          "kind", Shapes.choice("kind", "number", "text", "file"), "What the value is, where its form does not say.");
  private static final Key<Scalar> SOURCE = optional("source", Shapes.text(), "Where the value comes from.");
  private static final Key<List<Change>> HISTORY =
      optional("history", Shapes.list(CHANGE), "Values by release, oldest first.");

  private static final MappingShape<Fact> FACT =
      new MappingShape<>(
              "a fact",
              List.of(VALUE, UNIT, KIND, SOURCE, HISTORY),
              values ->
                  new Fact(
                      values.find(VALUE),
                      values.find(UNIT),
                      values.find(KIND),
                      values.find(SOURCE),
                      values.list(HISTORY),
                      values.written()))
          .declaring("fact", "");

  private static final Key<Scalar> SPEC = FileHeader.key("facts/1");
  private static final Key<List<Named<Fact>>> FACTS =
      required("facts", Shapes.byId("facts", FACT), "The facts by id.");

  /** The shape of the file. */
  public static final MappingShape<FactsDecl> SHAPE =
      new MappingShape<>("facts.yaml", List.of(SPEC, FACTS), values -> new FactsDecl(values.get(FACTS)));
}
