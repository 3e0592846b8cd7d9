package io.mcpspec.generator.prompt;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.model.Section;
import io.mcpspec.generator.prompt.CompiledPrompt.CompiledSection;
import io.mcpspec.generator.source.LocatedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Puts the sections of an outline together as they stand in one release. */
final class OutlineCompiler {

  private final PromptBody.Outline outline;
  private final String release;
  private final Catalog catalog;
  private final ReferenceResolver references;
  private final List<CompiledSection> sections = new ArrayList<>();

  OutlineCompiler(PromptBody.Outline outline, String release, Catalog catalog, ReferenceResolver references) {
    this.outline = outline;
    this.release = release;
    this.catalog = catalog;
    this.references = references;
  }

  /** The whole text; {@link #sections()} has the parts afterwards. */
  List<Segment> compile() {
    return merged(level(new OutlineTree(outline.sections(), release, catalog).roots(), true));
  }

  List<CompiledSection> sections() {
    return sections;
  }

  private List<Segment> level(List<OutlineTree.Entry> entries, boolean first) {
    List<Segment> segments = new ArrayList<>();
    boolean atStart = first;
    for (OutlineTree.Entry entry : entries) {
      segments.addAll(entry(entry, atStart));
      atStart = atStart && entry.section().when().isPresent();
    }
    return segments;
  }

  /** What joins a conditional entry to the text before it belongs to the condition. */
  private List<Segment> entry(OutlineTree.Entry entry, boolean atStart) {
    Section section = entry.section();
    List<Segment> segments = new ArrayList<>();
    section.before().or(() -> atStart ? Optional.empty() : Optional.of(outline.join()))
        .ifPresent(join -> segments.add(new Segment.Literal(join)));
    segments.addAll(block(section));
    segments.addAll(level(entry.children(), false));
    if (atStart && section.when().isPresent()) {
      segments.add(new Segment.Literal(outline.join()));
    }
    return section.when().<List<Segment>>map(argument -> List.of(new Segment.When(argument, merged(segments))))
        .orElse(segments);
  }

  private List<Segment> block(Section section) {
    List<Section.Revision> revisions = OutlineTree.revisions(section, release, catalog);
    Optional<LocatedText> heading = last(revisions, Section.Revision::heading);
    Optional<LocatedText> text = last(revisions, Section.Revision::text);
    List<Segment> segments = new ArrayList<>();
    heading.ifPresent(title -> segments.addAll(references.resolve(title)));
    if (heading.isPresent() && text.isPresent()) {
      segments.add(new Segment.Literal(section.afterHeading().orElse(outline.join())));
    }
    String headingText = Segment.source(segments).strip();
    text.ifPresent(body -> segments.addAll(
        section.raw() ? List.of(new Segment.Literal(body.value())) : references.resolve(body)));
    sections.add(new CompiledSection(
        section.id(), heading.isPresent() ? headingText : "", merged(segments)));
    return segments;
  }

  static <T> Optional<T> last(List<Section.Revision> revisions, Function<Section.Revision, Optional<T>> part) {
    return revisions.stream().flatMap(revision -> part.apply(revision).stream()).reduce((earlier, later) -> later);
  }

  /** Neighbouring literals as one. */
  private static List<Segment> merged(List<Segment> segments) {
    List<Segment> merged = new ArrayList<>();
    for (Segment segment : segments) {
      int lastIndex = merged.size() - 1;
      if (segment instanceof Segment.Literal literal && lastIndex >= 0
          && merged.get(lastIndex) instanceof Segment.Literal before) {
        merged.set(lastIndex, new Segment.Literal(before.text() + literal.text()));
      } else {
        merged.add(segment);
      }
    }
    return merged;
  }
}
