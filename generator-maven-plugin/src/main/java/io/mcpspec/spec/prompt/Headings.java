package io.mcpspec.spec.prompt;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.document.markdown.Line;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The headings of an outline in one release, their references resolved. */
final class Headings {

  /** Of a prompt without an outline. */
  static final Headings NONE = new Headings(List.of(), true);

  private final List<String> declared;
  private final boolean complete;
  private final Map<String, List<Piece.Leaf>> texts = new LinkedHashMap<>();

  private Headings(List<String> declared, boolean complete) {
    this.declared = List.copyOf(declared);
    this.complete = complete;
  }

  /** Those of {@code tree}; while they are resolved themselves, no heading can be referred to. */
  static Headings of(PromptBody.Outline outline, OutlineTree tree, ReferenceResolver references) {
    List<String> declared = ids(outline.sections());
    ReferenceResolver headingReferences = references.with(new Headings(declared, false));
    Headings headings = new Headings(declared, true);
    for (OutlineTree.Entry entry : OutlineTree.flatten(tree.roots())) {
      String id = entry.section().id();
      tree.newest(entry.section(), Section.Revision::heading).ifPresent(heading -> headings.texts.put(
          id, headingReferences.resolve(heading.text(), heading.origin(id, Origin.Part.HEADING))));
    }
    return headings;
  }

  /** A section's heading with its {@code #}s; nothing where it has none. */
  List<Piece.Leaf> text(String section) {
    return texts.getOrDefault(section, List.of());
  }

  /** A section's heading as a reference shows it, without {@code #}s. */
  Optional<List<Piece.Leaf>> title(String section) {
    return Optional.ofNullable(texts.get(section)).map(Headings::withoutMarks);
  }

  /** The sections of all releases. */
  List<String> declared() {
    return declared;
  }

  /** Why {@link #title} has nothing for {@code section}. */
  String problem(String section) {
    if (!declared.contains(section)) {
      return "unknown section `" + section + "`";
    }
    return complete
        ? "section `" + section + "` has no heading in this release"
        : "a heading cannot refer to the heading of `" + section + "`";
  }

  /** One line, also where the heading takes several. */
  private static List<Piece.Leaf> withoutMarks(List<Piece.Leaf> heading) {
    Optional<Heading> found = Heading.of(Segment.source(Piece.segments(heading)));
    if (found.isEmpty()) {
      return heading;
    }
    List<Piece.Leaf> plain = new ArrayList<>();
    for (Line line : found.get().titleLines()) {
      if (!plain.isEmpty()) {
        plain.add(Piece.of(" ", heading.get(0).origin()));
      }
      plain.addAll(Piece.cut(heading, line.from(), line.to()));
    }
    return plain;
  }

  private static List<String> ids(List<Section> sections) {
    List<String> ids = new ArrayList<>();
    for (Section section : sections) {
      ids.add(section.id());
      ids.addAll(ids(section.children()));
    }
    return ids;
  }
}
