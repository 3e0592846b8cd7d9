package io.mcpspec.emit.resources;

import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.LockContent;
import io.mcpspec.publish.surface.LockJson;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import io.mcpspec.spec.prompt.Segment;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the lock that is built into a server: what it serves by default, and the hashes of the files that it serves
 * from, by which it checks itself. It is made anew by each build; where that serves a draft, it says so.
 */
final class EmbeddedLock {

  private static final String ROOT = "resources/mcp-spec/run/";
  static final String FILE = "lock.json";

  private EmbeddedLock() {}

  /**
   * @param files all that is generated; those that the server reads are locked
   */
  static Artifact emit(Catalog catalog, Surface surface, List<Artifact> files) {
    String release = catalog.defaultRelease().orElse(PromptCompiler.ONLY_RELEASE);
    boolean draft = catalog.release(release).filter(found -> found.state() == Release.State.DRAFT).isPresent();
    LockContent content = new LockContent(
        catalog.server().name(),
        release,
        draft,
        SurfaceJson.of(catalog, surface),
        surface.tools().orElse(List.of()).stream().map(ToolItem::published).toList(),
        surface.promptTexts().stream().filter(text -> text.release().equals(release)).map(EmbeddedLock::text).toList(),
        Optional.empty(),
        files.stream()
            .filter(file -> file.path().startsWith(ROOT))
            .map(file -> new LockContent.File(file.path().substring(ROOT.length()), file.content()))
            .toList());
    return Artifact.text(ROOT + FILE, LockJson.text(content));
  }

  private static LockContent.Text text(CompiledPrompt prompt) {
    Map<String, String> sections = new LinkedHashMap<>();
    prompt.sections().forEach(section -> sections.put(section.id(), Segment.source(section.own())));
    String name = prompt.prompt().deliver().prompt().orElse(prompt.prompt().id());
    return new LockContent.Text(name, prompt.text(), sections);
  }
}
