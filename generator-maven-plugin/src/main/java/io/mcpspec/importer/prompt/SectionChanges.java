package io.mcpspec.importer.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.importer.prompt.Placement.How;
import io.mcpspec.spec.syntax.Template;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes what a release says of the sections that are in it: new entries, and revisions of those that were there. */
final class SectionChanges {

  private static final Span SPAN = Span.of(new SourceFile("prompt.yaml", ""));

  private final String release;
  private final String join;
  private final OutlineFile outline;
  private final SectionTexts texts;
  private final Changes changes;

  SectionChanges(String release, String join, OutlineFile outline, SectionTexts texts, Changes changes) {
    this.release = release;
    this.join = join;
    this.outline = outline;
    this.texts = texts;
    this.changes = changes;
  }

  /**
   * @param names the ids of the new sections
   */
  void apply(List<NewSection> sections, Map<Integer, OldSection> matches, How[] how, List<String> names) {
    Map<Integer, String> previous = new HashMap<>();
    Map<Integer, String> settled = new HashMap<>();
    for (int i = 0; i < sections.size(); i++) {
      NewSection section = sections.get(i);
      int parent = section.parent();
      Optional<String> above = parent < 0 ? Optional.empty() : Optional.of(names.get(parent));
      Part part = i == 0 ? atStart(section.part(), Optional.ofNullable(matches.get(i))) : section.part();
      if (how[i] == How.IS_NEW) {
        OutlineEntry entry = OutlineEntry.of(names.get(i), List.of(release), part, join, texts, SPAN);
        outline.add(entry, above, Optional.ofNullable(settled.get(parent)));
        changes.added++;
      } else {
        revise(part, matches.get(i), move(how[i], above, previous.get(parent)));
      }
      previous.put(parent, names.get(i));
      if (how[i] == How.STAYS || how[i] == How.IS_NEW) {
        settled.put(parent, names.get(i));
      }
    }
  }

  /** In front of the first section nothing stands, so nothing has to be said of it. */
  private Part atStart(Part part, Optional<OldSection> old) {
    return part.behind(old.map(OldSection::before).orElse(join));
  }

  private Optional<Mapping> move(How how, Optional<String> parent, String previous) {
    if (how == How.STAYS) {
      return Optional.empty();
    }
    changes.moved++;
    return Optional.of(how == How.MOVES_AFTER
        ? new MappingBuilder(SPAN).put("after", previous).build()
        : new MappingBuilder(SPAN).put("under", parent.orElseThrow()).build());
  }

  private void revise(Part part, OldSection old, Optional<Mapping> move) {
    MappingBuilder revision = new MappingBuilder(SPAN);
    if (!part.heading().equals(old.heading())) {
      revision.put("heading", Template.escaped(part.heading()));
      changes.renamed++;
    }
    if (!part.body().equals(old.body())) {
      revision.put("text", texts.add(old.id() + "@" + release, part.body()));
      changes.revised++;
    }
    if (!part.before().equals(old.before())) {
      revision.put("before", part.before());
    }
    boolean both = !part.heading().isEmpty() && !part.body().isEmpty();
    if (both && !part.afterHeading().equals(old.afterHeading())) {
      revision.put("after-heading", part.afterHeading());
    }
    move.ifPresent(place -> revision.put("moved", place).put("why", "it stands there in the text of " + release));
    if (!revision.isEmpty()) {
      outline.entry(old.id()).revise(
          new MappingBuilder(SPAN).put("at", release).putAll(revision.build()).build());
    }
  }
}
