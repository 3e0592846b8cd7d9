package io.mcpspec.spec.prompt;

import io.mcpspec.document.markdown.FenceMarks;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Section;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts the sections of an outline together as they stand in one release.
 *
 * <p>An entry is joined to what stands before it; the join of a conditional entry belongs to the condition. In front of
 * the first entry there is no join. A conditional entry at the start of the text instead carries the join of the entry
 * that follows it. An entry with neither heading, text nor fence gives its join to the first of its children. Inside a
 * fence a text starts anew.
 */
final class OutlineCompiler {

  private final PromptBody.Outline outline;
  private final OutlineTree tree;
  private final ReferenceResolver references;
  private final Headings headings;
  private final Map<String, CompiledSection> sections = new LinkedHashMap<>();

  /**
   * @param references what resolves everything but the headings
   */
  OutlineCompiler(PromptBody.Outline outline, OutlineTree tree, ReferenceResolver references) {
    this.outline = outline;
    this.tree = tree;
    this.headings = Headings.of(outline, tree, references);
    this.references = references.with(headings);
  }

  /** The whole text; {@link #sections()} has the parts afterwards. */
  List<Piece> compile() {
    return level(tree.roots(), Optional.empty(), 1);
  }

  /** The sections in the order of the text. */
  List<CompiledSection> sections() {
    return OutlineTree.flatten(tree.roots()).stream().map(entry -> sections.get(entry.section().id())).toList();
  }

  /**
   * @param lead what joins the first entry to the text before; none at the start of the text
   */
  private List<Piece> level(List<OutlineTree.Entry> entries, Optional<String> lead, int depth) {
    List<Piece> pieces = new ArrayList<>();
    boolean atStart = lead.isEmpty();
    for (int i = 0; i < entries.size(); i++) {
      OutlineTree.Entry entry = entries.get(i);
      Optional<String> join =
          atStart ? Optional.empty() : Optional.of(join(entry, i == 0 ? lead.get() : outline.join()));
      List<Piece> own = new ArrayList<>(entry(entry, join, depth));
      Optional<String> condition = entry.section().when();
      if (condition.isPresent() && atStart && i + 1 < entries.size()) {
        own.add(join(entries.get(i + 1).section(), join(entries.get(i + 1), outline.join())));
      }
      atStart = atStart && (condition.isPresent() || own.isEmpty());
      pieces.addAll(condition.<List<Piece>>map(argument -> List.of(new Piece.When(argument, own))).orElse(own));
    }
    return pieces;
  }

  private String join(OutlineTree.Entry entry, String usual) {
    return tree.before(entry.section()).orElse(usual);
  }

  private List<Piece> entry(OutlineTree.Entry entry, Optional<String> join, int depth) {
    Section section = entry.section();
    List<Piece> own = own(section);
    Optional<String> lead = own.isEmpty() ? Optional.empty() : Optional.of(outline.join());
    List<Piece> inside = new ArrayList<>(own);
    inside.addAll(level(entry.children(), lead, depth + 1));
    List<Piece> alone = fenced(section, inside);
    sections.put(section.id(), compiled(section, depth, own, inside, alone));
    boolean handsOn = own.isEmpty() && section.fence().isEmpty();
    if (join.isEmpty() || alone.isEmpty()) {
      return alone;
    }
    return handsOn ? level(entry.children(), join, depth + 1) : joined(join(section, join.get()), alone);
  }

  private CompiledSection compiled(
      Section section, int depth, List<Piece> own, List<Piece> inside, List<Piece> alone) {
    return new CompiledSection(
        section.id(),
        Segment.source(Piece.segments(headings.text(section.id()))),
        depth,
        Piece.segments(own),
        Piece.segments(alone),
        section.fence().map(info -> Piece.segments(inside)));
  }

  /** Heading and text. */
  private List<Piece> own(Section section) {
    List<Piece> pieces = new ArrayList<>(headings.text(section.id()));
    List<Piece.Leaf> text = tree.newest(section, Section.Revision::text)
        .map(held -> text(section, held)).orElse(List.of());
    if (!pieces.isEmpty() && !text.isEmpty()) {
      pieces.add(join(section, tree.afterHeading(section).orElse(outline.join())));
    }
    pieces.addAll(text);
    return pieces;
  }

  private List<Piece.Leaf> text(Section section, OutlineTree.Held held) {
    Origin origin = held.origin(section.id(), Origin.Part.TEXT);
    return section.raw() ? Piece.raw(held.text(), origin) : references.resolve(held.text(), origin);
  }

  /** The pieces inside the section's fence, where it has one and there is anything to stand in it. */
  private List<Piece> fenced(Section section, List<Piece> inside) {
    if (section.fence().isEmpty() || inside.isEmpty()) {
      return inside;
    }
    FenceMarks fence = FenceMarks.around(Segment.source(Piece.segments(inside)), section.fence().get());
    List<Piece> pieces = joined(Piece.of(fence.open(), origin(section, Origin.Part.FENCE)), inside);
    pieces.add(Piece.of(fence.close(), origin(section, Origin.Part.FENCE)));
    return pieces;
  }

  private Piece join(Section section, String text) {
    return Piece.of(text, origin(section, Origin.Part.JOIN));
  }

  private Origin origin(Section section, Origin.Part part) {
    return Origin.ofEntry(section.id(), tree.start(section), part, section.span());
  }

  private static List<Piece> joined(Piece first, List<Piece> others) {
    List<Piece> pieces = new ArrayList<>(List.of(first));
    pieces.addAll(others);
    return pieces;
  }
}
