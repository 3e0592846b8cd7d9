package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shape;
import io.mcpspec.spec.shape.Shapes;
import io.mcpspec.spec.shape.Values;
import java.util.List;
import java.util.Optional;

/**
 * An entry of a prompt's outline as written.
 *
 * @param written the mapping: what is written and could not be read is not missing
 */
public record SectionDecl(
    Scalar id,
    Optional<Scalar> since,
    Optional<Scalar> when,
    Optional<Scalar> raw,
    Optional<Scalar> heading,
    Optional<Scalar> text,
    Optional<Scalar> before,
    Optional<Scalar> afterHeading,
    Optional<Scalar> fence,
    List<Revision> revisions,
    List<Literal> literals,
    List<SectionDecl> children,
    Mapping written) {

  /** What changed at one release. */
  public record Revision(
      Scalar at,
      Optional<Scalar> heading,
      Optional<Scalar> text,
      Optional<Scalar> before,
      Optional<Scalar> afterHeading,
      Optional<Scalar> removed,
      Optional<Move> moved,
      Optional<Scalar> why,
      Mapping written) {}

  /** A new place, by one of two neighbours. */
  public record Move(Optional<Scalar> after, Optional<Scalar> under, Mapping written) {}

  /** A fact whose value stands in the text by hand, on purpose. */
  public record Literal(Scalar fact, Scalar why) {}

  private static final Key<Scalar> FACT = required("fact", Shapes.text(), "The fact whose value is written by hand.");
  private static final Key<Scalar> LITERAL_WHY = required("why", Shapes.text(), "Why it is no reference.");
  private static final MappingShape<Literal> LITERAL =
      new MappingShape<>(
          "a literal", List.of(FACT, LITERAL_WHY), values -> new Literal(values.get(FACT), values.get(LITERAL_WHY)));

  private static final Key<Scalar> AFTER = optional("after", Shapes.text(), "The entry that it now follows.");
  private static final Key<Scalar> UNDER = optional("under", Shapes.text(), "The entry whose last child it now is.");
  private static final MappingShape<Move> MOVE =
      new MappingShape<>(
          "a move",
          List.of(AFTER, UNDER),
          values -> new Move(values.find(AFTER), values.find(UNDER), values.written()));

  private static final Key<Scalar> HEADING = optional("heading", Shapes.text(), "The heading with its #s.");
  private static final Key<Scalar> TEXT = optional("text", Shapes.text(), "A file below the prompt's directory.");
  private static final Key<Scalar> BEFORE =
      optional("before", Shapes.text(), "Replaces the prompt's `join` in front of the entry.");
  private static final Key<Scalar> AFTER_HEADING =
      optional("after-heading", Shapes.text(), "Replaces the prompt's `join` behind the heading.");
  private static final Key<Scalar> AT =
      required("at", Shapes.version(), "The release that brings the change.")
          .orElse(StandIns.text(""));
  private static final Key<Scalar> REMOVED = optional("removed", Shapes.yes(), "The entry ends here.");
  private static final Key<Move> MOVED = optional("moved", MOVE, "The entry's new place.");
  private static final Key<Scalar> WHY = optional("why", Shapes.text(), "The reason; a removal or move needs one.");
  private static final MappingShape<Revision> REVISION =
      new MappingShape<>(
          "a revision",
          List.of(AT, HEADING, TEXT, BEFORE, AFTER_HEADING, REMOVED, MOVED, WHY),
          values ->
              new Revision(
                  values.get(AT),
                  values.find(HEADING),
                  values.find(TEXT),
                  values.find(BEFORE),
                  values.find(AFTER_HEADING),
                  values.find(REMOVED),
                  values.find(MOVED),
                  values.find(WHY),
                  values.written()));

  private static final Key<Scalar> ID = required("id", Shapes.id(), "The entry's name, unique in the prompt.");
  private static final Key<Scalar> SINCE = optional("since", Shapes.version(), "The release that brought it.");
  private static final Key<Scalar> WHEN =
      optional("when", Shapes.text(), "An optional argument; without it the entry is left out.");
  private static final Key<Scalar> RAW =
      optional("raw", Shapes.yes(), "The file's text is taken exactly, without references.");
  private static final Key<Scalar> FENCE =
      optional("fence", Shapes.text(), "The info string of a code fence around the entry and all below it.");
  private static final Key<List<Literal>> LITERALS =
      optional("literals", Shapes.list(LITERAL), "Facts whose values are written by hand here, on purpose.");
  private static final Key<List<Revision>> REVISIONS =
      optional("revisions", Shapes.list(REVISION), "What changed, by release, oldest first.");
  private static final Key<List<SectionDecl>> CHILDREN =
      optional(
          "children", Shapes.list(Shapes.recursive("section", SectionDecl::shape)), "Entries below this one.");

  /** The shape of an entry. */
  public static final MappingShape<SectionDecl> SHAPE =
      new MappingShape<>(
              "a section",
              List.of(
                  ID, SINCE, WHEN, RAW, HEADING, TEXT, BEFORE, AFTER_HEADING, FENCE, REVISIONS, LITERALS, CHILDREN),
              SectionDecl::build)
          .declaring("section", "id");

  private static Shape<SectionDecl> shape() {
    return SHAPE;
  }

  private static SectionDecl build(Values values) {
    return new SectionDecl(
        values.get(ID),
        values.find(SINCE),
        values.find(WHEN),
        values.find(RAW),
        values.find(HEADING),
        values.find(TEXT),
        values.find(BEFORE),
        values.find(AFTER_HEADING),
        values.find(FENCE),
        values.list(REVISIONS),
        values.list(LITERALS),
        values.list(CHILDREN),
        values.written());
  }
}
