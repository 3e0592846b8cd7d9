package io.mcpspec.compiler;

import io.mcpspec.document.source.LocatedText;
import io.mcpspec.emit.resources.CatalogJson;
import io.mcpspec.emit.resources.SurfaceJson;
import io.mcpspec.publish.snapshot.OutlineSections;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.SurfaceMembers;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import io.mcpspec.spec.prompt.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the snapshot of a compiled spec. Its parts keep their places in the spec's files. */
final class SpecSnapshot {

  private final Catalog catalog;
  private final List<CompiledPrompt> texts;

  /**
   * @param catalog the spec as of one of its releases
   * @param texts every prompt's text in every release
   */
  SpecSnapshot(Catalog catalog, List<CompiledPrompt> texts) {
    this.catalog = catalog;
    this.texts = texts;
  }

  /**
   * The snapshot.
   *
   * @param release the id of the release; empty for a spec that has none
   */
  Snapshot of(String release) {
    Surface surface = new SurfaceBuilder(catalog, texts).build();
    Snapshot served = Snapshot.ofSurface("spec", SurfaceMembers.of(SurfaceJson.of(catalog, surface)))
        .withCatalog(Optional.of(CatalogJson.of(surface)))
        .withPrompts(catalog.prompts().stream().flatMap(prompt -> text(prompt).stream()).toList())
        .withPackaged(Optional.of(Packaged.named(catalog.server().name()).withLaunches(List.of(launch()))));
    boolean draft = catalog.release(release).filter(found -> found.state() == Release.State.DRAFT).isPresent();
    return release.isEmpty()
        ? served.withVersion(served.reportedVersion())
        : served.withLabel(draft ? release + "-draft" : release).withVersion(Optional.of(release));
  }

  /** The text of the release; prompts with a handler have none. */
  private Optional<PromptText> text(Prompt prompt) {
    String served = catalog.defaultRelease().orElse(PromptCompiler.ONLY_RELEASE);
    return texts.stream()
        .filter(text -> text.prompt().id().equals(prompt.id()) && text.release().equals(served))
        .map(SpecSnapshot::text)
        .findFirst();
  }

  private static PromptText text(CompiledPrompt compiled) {
    Prompt prompt = compiled.prompt();
    String name = prompt.deliver().prompt().orElse(prompt.id());
    if (prompt.body() instanceof PromptBody.Messages written) {
      return PromptText.written(name, compiled.text(), lines(compiled, written));
    }
    if (compiled.sources().ranges().isEmpty()) { // the release has the prompt and none of its sections
      return new PromptText(name, compiled.text(), List.of(), false, 0);
    }
    List<OutlineSections.Entry> outline = compiled.sections().stream()
        .map(section -> new OutlineSections.Entry(section.id(), section.heading(), section.depth()))
        .toList();
    return new PromptText(name, compiled.text(), OutlineSections.of(compiled.text(), outline, compiled.sources()),
        true, prompt.tokenBudget().orElse(0));
  }

  /** The place in the spec of each line of written messages. */
  private static List<Place> lines(CompiledPrompt compiled, PromptBody.Messages written) {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < written.messages().size(); i++) {
      if (written.messages().get(i).content() instanceof PromptBody.TextContent content) {
        lines(content.text(), (CompiledPrompt.Text) compiled.messages().get(i).content(), places);
      }
    }
    return places;
  }

  /** Messages are a line apart, which counts as the next one's first. */
  private static void lines(LocatedText written, CompiledPrompt.Text text, List<Place> places) {
    List<LocatedText.LineStart> starts = written.lines();
    int lines = Segment.source(text.segments()).split("\n", -1).length;
    for (int line = places.isEmpty() ? 0 : -1; line < lines; line++) {
      int known = Math.max(0, Math.min(line, starts.size() - 1));
      places.add(new Place(written.file().path(), starts.get(known).position().line()));
    }
  }

  private Packaged.Launch launch() {
    Server server = catalog.server();
    return Packaged.Launch.ofJar(
        server.name(), server.environment().stream().map(Server.EnvironmentVariable::name).toList());
  }
}
