package io.mcpspec.generator.prompt;

import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.model.Section;
import io.mcpspec.generator.prompt.CompiledPrompt.CompiledSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts the sections of an outline together as they stand in one release.
 *
 * <p>An entry is joined to what stands before it; the join of a conditional entry belongs to the condition. In front of
 * the first entry there is no join. A conditional entry at the start of the text instead carries the join of the entry
 * that follows it. An entry with neither heading nor text gives its join to the first of its children.
 */
final class OutlineCompiler {

  private final PromptBody.Outline outline;
  private final OutlineTree tree;
  private final ReferenceResolver references;
  private final Headings headings;
  private final List<CompiledSection> sections = new ArrayList<>();

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
  List<Segment> compile() {
    return Segment.merged(level(tree.roots(), Optional.empty()));
  }

  List<CompiledSection> sections() {
    return sections;
  }

  /**
   * @param lead what joins the first entry to the text before; none at the start of the text
   */
  private List<Segment> level(List<OutlineTree.Entry> entries, Optional<String> lead) {
    List<Segment> segments = new ArrayList<>();
    boolean atStart = lead.isEmpty();
    for (int i = 0; i < entries.size(); i++) {
      OutlineTree.Entry entry = entries.get(i);
      Optional<String> join = atStart ? Optional.empty() : Optional.of(join(entry, i == 0 ? lead.get() : outline.join()));
      List<Segment> own = entry(entry, join);
      Optional<String> condition = entry.section().when();
      if (condition.isPresent() && atStart && i + 1 < entries.size()) {
        own.add(new Segment.Literal(join(entries.get(i + 1), outline.join())));
      }
      atStart = atStart && (condition.isPresent() || own.isEmpty());
      segments.addAll(condition.<List<Segment>>map(
          argument -> List.of(new Segment.When(argument, Segment.merged(own)))).orElse(own));
    }
    return segments;
  }

  private static String join(OutlineTree.Entry entry, String usual) {
    return entry.section().before().orElse(usual);
  }

  private List<Segment> entry(OutlineTree.Entry entry, Optional<String> join) {
    List<Segment> block = block(entry.section());
    if (block.isEmpty()) {
      return new ArrayList<>(level(entry.children(), join));
    }
    List<Segment> segments = new ArrayList<>();
    join.ifPresent(text -> segments.add(new Segment.Literal(text)));
    segments.addAll(block);
    segments.addAll(level(entry.children(), Optional.of(outline.join())));
    return segments;
  }

  private List<Segment> block(Section section) {
    List<Segment> heading = headings.text(section.id());
    List<Segment> text = tree.newest(section, Section.Revision::text)
        .map(body -> section.raw() ? Segment.literal(body.value()) : references.resolve(body))
        .orElse(List.of());
    List<Segment> segments = new ArrayList<>(heading);
    if (!heading.isEmpty() && !text.isEmpty()) {
      segments.add(new Segment.Literal(section.afterHeading().orElse(outline.join())));
    }
    segments.addAll(text);
    sections.add(new CompiledSection(section.id(), Segment.source(heading), Segment.merged(segments)));
    return segments;
  }
}
