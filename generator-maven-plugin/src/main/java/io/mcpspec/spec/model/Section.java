package io.mcpspec.spec.model;

import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An entry of a prompt's outline with its history.
 *
 * @param id declared name, unique in the prompt
 * @param since the release that brought it; none means the first
 * @param when the optional argument that must be given for the entry to be there
 * @param raw whether the files' text is taken exactly, without references
 * @param before replaces the outline's {@code join} in front of this entry
 * @param afterHeading replaces the outline's {@code join} between heading and text
 * @param fence info string of the code fence that the entry stands in with all below it
 * @param revisions the states, oldest first; never empty, the first one without removal or move
 * @param literals facts whose value this entry may have written by hand
 * @param children entries below this one
 * @param span the id's place
 */
public record Section(
    String id,
    Optional<String> since,
    Optional<String> when,
    boolean raw,
    Optional<String> before,
    Optional<String> afterHeading,
    Optional<String> fence,
    List<Revision> revisions,
    List<Literal> literals,
    List<Section> children,
    Span span) {

  /**
   * What changed at one release. What a revision does not name stays as it was.
   *
   * @param at the release; none only for the first revision, which then holds from {@code since}
   * @param heading the new heading with its {@code #}s; references are unresolved
   * @param text the new text; references are unresolved, the file's final newline is stripped unless {@code raw}
   * @param before what stands in front of the entry from now on
   * @param afterHeading what stands behind its heading from now on
   * @param removed whether the entry, with its children, ends here
   * @param move the new place, where it moved
   * @param why the reason; always there for a removal and a move
   * @param span the revision's place
   */
  public record Revision(
      Optional<String> at,
      Optional<LocatedText> heading,
      Optional<LocatedText> text,
      Optional<String> before,
      Optional<String> afterHeading,
      boolean removed,
      Optional<Move> move,
      Optional<String> why,
      Span span) {}

  /**
   * A new place in the outline.
   *
   * @param kind behind the target, as its next sibling, or below it, as its last child
   * @param target id of another entry
   */
  public record Move(Kind kind, String target) {

    /** How the new place is named. */
    public enum Kind {
      AFTER,
      UNDER
    }
  }

  /**
   * A fact whose value may stand in the text by hand.
   *
   * @param fact the fact's id
   * @param why the reason
   * @param span the place of the fact's id
   */
  public record Literal(String fact, String why, Span span) {}

  public Section {
    revisions = List.copyOf(revisions);
    literals = List.copyOf(literals);
    children = List.copyOf(children);
  }
}
