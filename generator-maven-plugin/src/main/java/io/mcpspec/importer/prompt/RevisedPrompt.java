package io.mcpspec.importer.prompt;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.document.edit.YamlComments;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.SpecFile;
import io.mcpspec.importer.prompt.Placement.How;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a later release of a prompt into the outline that is there. */
final class RevisedPrompt {

  private final CompiledPrompt before;
  private final List<OldSection> old;
  private final String release;
  private final InputFile file;
  private final Changes changes = new Changes();
  private final List<String> remarks = new ArrayList<>();

  RevisedPrompt(CompiledSpec spec, List<CompiledPrompt> texts, String release, SpecSources sources,
      CommandStyle commands) {
    this.before = texts.get(texts.size() - 1);
    this.release = release;
    if (texts.stream().anyMatch(text -> text.release().equals(release))) {
      throw new ImportFailedException("`" + before.prompt().id() + "` has a text of " + release
          + " already. Name the release that this text is of with " + commands.option("release", "R") + "; it follows "
          + before.release());
    }
    if (!(before.prompt().body() instanceof PromptBody.Outline)) {
      throw new ImportFailedException("`" + before.prompt().id() + "` has messages; only an outline has releases");
    }
    this.old = OldSection.of(before, spec.catalog());
    String path = before.prompt().span().file().path();
    this.file = sources.files().stream().filter(one -> sources.shownPath(one).equals(path)).findFirst().orElseThrow();
  }

  List<String> remarks() {
    return remarks;
  }

  String summary() {
    return changes.toString() + " since " + before.release();
  }

  List<InputFile> files(List<Part> parts, ReorderLevel freedom) {
    Mapping root = ReleaseFiles.read(file);
    Scalar join = (Scalar) root.get("join").orElse(Scalar.string(NewPrompt.USUAL_JOIN, root.span()));
    OutlineFile outline = new OutlineFile(OutlineEntry.read(root.get("outline").orElseThrow()));
    SectionTexts texts = new SectionTexts(file.path().replaceFirst("prompt\\.yaml$", ""));
    List<NewSection> sections = NewSection.of(parts);
    Map<Integer, OldSection> matches = freedom == ReorderLevel.ANEW ? Map.of() : SectionMatches.of(old, sections);
    List<String> order = old.stream().map(OldSection::id).toList();
    How[] how = new Placement(sections, matches, order, outline.ids(), freedom == ReorderLevel.MOVES).decide();
    SectionChanges writer = new SectionChanges(release, join.text(), outline, texts, changes);
    writer.apply(sections, matches, how, names(sections, matches, how, outline));
    remove(sections.size(), matches, how, outline);
    Mapping content = new MappingBuilder(root.span()).putAll(root)
        .put("outline", OutlineEntry.nodes(outline.roots(), root.span())).build();
    List<InputFile> files = new ArrayList<>(texts.files());
    InputFile written = new SpecFile(file.path(), "prompt", content).in(file);
    files.add(written);
    YamlComments.lost(text(file), text(written)).forEach(
        comment -> remarks.add("a comment of " + file.path() + " went with what it stood at: " + comment));
    return files;
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }

  private static List<String> names(
      List<NewSection> sections, Map<Integer, OldSection> matches, How[] how, OutlineFile outline) {
    SectionIds ids = new SectionIds(outline.ids());
    List<String> names = new ArrayList<>();
    for (int i = 0; i < sections.size(); i++) {
      names.add(how[i] == How.IS_NEW ? ids.of(sections.get(i).part()) : matches.get(i).id());
    }
    return names;
  }

  /** What lies below a removed section ends with it. */
  private void remove(int count, Map<Integer, OldSection> matches, How[] how, OutlineFile outline) {
    Set<String> kept = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      if (how[i] != How.IS_NEW) {
        kept.add(matches.get(i).id());
      }
    }
    for (OldSection section : old) {
      boolean parentEnds = section.parent().filter(parent -> !kept.contains(parent)).isPresent();
      if (!kept.contains(section.id()) && !parentEnds) {
        outline.entry(section.id()).revise(new MappingBuilder(before.prompt().span())
            .put("at", release)
            .put("removed", true)
            .put("why", "the text of " + release + " has no such section")
            .build());
        changes.removed++;
      }
    }
  }
}
