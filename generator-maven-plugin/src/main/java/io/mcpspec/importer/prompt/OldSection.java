package io.mcpspec.importer.prompt;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Section;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import io.mcpspec.spec.prompt.Segment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A section as it stands in the release before.
 *
 * @param id its id
 * @param parent id of the section that it lies in
 * @param before what stands in front of it, where anything does
 * @param heading its heading with the marks; empty when it has none
 * @param afterHeading what stands behind the heading, where there is a body
 * @param body its text
 */
record OldSection(
    String id, Optional<String> parent, String before, String heading, String afterHeading, String body) {

  /** All sections of an outline's text, in order. */
  static List<OldSection> of(CompiledPrompt text, Catalog catalog) {
    PromptBody.Outline outline = (PromptBody.Outline) text.prompt().body();
    List<OldSection> sections = new ArrayList<>();
    Deque<CompiledSection> above = new ArrayDeque<>();
    for (CompiledSection compiled : text.sections()) {
      while (!above.isEmpty() && above.peek().depth() >= compiled.depth()) {
        above.pop();
      }
      Section section = find(outline.sections(), compiled.id()).orElseThrow();
      Function<Function<Section.Revision, Optional<String>>, Optional<String>> newest = part ->
          section.revisions().stream()
              .filter(revision -> catalog.includes(text.release(), revision.at()))
              .flatMap(revision -> part.apply(revision).stream())
              .reduce((earlier, later) -> later);
      sections.add(of(
          compiled,
          Optional.ofNullable(above.peek()).map(CompiledSection::id),
          newest.apply(Section.Revision::before).or(section::before).orElse(outline.join()),
          newest.apply(Section.Revision::afterHeading).or(section::afterHeading).orElse(outline.join())));
      above.push(compiled);
    }
    return sections;
  }

  private static OldSection of(CompiledSection section, Optional<String> parent, String before, String afterHeading) {
    String own = Segment.source(section.own());
    String below = own.substring(section.heading().length());
    boolean both = !section.heading().isEmpty() && !below.isEmpty();
    return new OldSection(section.id(), parent, before, section.heading(), afterHeading,
        both ? below.substring(afterHeading.length()) : below);
  }

  private static Optional<Section> find(List<Section> sections, String id) {
    for (Section section : sections) {
      Optional<Section> found = section.id().equals(id) ? Optional.of(section) : find(section.children(), id);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The heading without its marks. */
  String title() {
    return Heading.titleOf(heading);
  }
}
