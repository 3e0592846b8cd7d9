package io.mcpspec.release.load;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.LockFiles;
import io.mcpspec.spec.model.Release;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Specs, compiled in memory. */
public final class SpecSnapshots {

  private static final String ROOT = "resources/mcp-spec/";

  private SpecSnapshots() {}

  /** Compiles the spec in a directory with {@code server.yaml}; faults in it are faults of loading. */
  public static CompiledSpec compile(Path directory, CommandStyle commands) throws StatusException {
    return compile(directory, "", commands);
  }

  /**
   * Compiles a spec that people see at another path.
   *
   * @param shown the directory as places name it; empty means that they begin inside of it
   */
  static CompiledSpec compile(Path directory, String shown, CommandStyle commands) throws StatusException {
    try {
      SpecSources sources = SpecSources.read(directory, shown);
      Compilation compilation = new Compiler().check(sources);
      return compilation.spec().orElseThrow(() -> StatusException.load("the spec in `" + directory
          + "` has errors:\n" + TextRenderer.render(errors(compilation), sources.files().size(), commands)));
    } catch (UncheckedIOException e) {
      throw StatusException.load(e.getMessage(), e);
    }
  }

  private static List<Diagnostic> errors(Compilation compilation) {
    return compilation.findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR).toList();
  }

  /**
   * The spec as of a release: tools and prompts that came later are left out.
   *
   * @param release empty means the draft, or else what is served by default
   */
  public static Snapshot side(CompiledSpec spec, Optional<String> release) throws StatusException {
    Optional<Release> known = release.isPresent() ? Optional.of(known(spec, release.get())) : spec.draft();
    String chosen = known.map(Release::id).or(() -> spec.catalog().defaultRelease()).orElse("");
    boolean draft = known.filter(found -> found.state() == Release.State.DRAFT).isPresent();
    Map<String, byte[]> files = new HashMap<>();
    CompiledSpec.Published compiled = spec.published(chosen);
    for (Artifact artifact : compiled.files()) {
      files.put(artifact.path().substring(ROOT.length()), artifact.content());
    }
    PublishedFiles published = new PublishedFiles(
        "spec", "all files of a compiled spec", path -> Optional.ofNullable(files.get(path)));
    Packaged packaged = new Packaged(published.serverName(), Optional.empty(), Optional.empty(), Optional.empty(),
        Optional.empty(), List.of(), published.launches(), List.of());
    return withFiles(new Snapshot(
        chosen.isEmpty() ? "spec" : chosen + (draft ? "-draft" : ""),
        chosen.isEmpty() ? SurfaceSnapshots.version(published.surface()) : Optional.of(chosen),
        published.surface(),
        Optional.of(compiled.tools()),
        published.prompts(published.defaultRelease()),
        Optional.of(packaged)));
  }

  /** The side with the places of its sections below the directory as people see it. */
  static Snapshot shown(Snapshot side, String directory) {
    if (directory.isEmpty()) {
      return side;
    }
    List<PromptText> prompts = side.prompts().stream()
        .map(prompt -> new PromptText(prompt.id(), prompt.text(), sections(prompt, directory), prompt.declared(),
            prompt.budget()))
        .toList();
    return new Snapshot(side.label(), side.version(), side.surface(), side.catalog(), prompts, side.packaged());
  }

  private static List<PromptSection> sections(PromptText prompt, String directory) {
    return prompt.sections().stream()
        .map(section -> new PromptSection(section.id(), section.parent(), section.heading(), section.level(),
            section.text(), section.facts(),
            new Place(directory + "/" + section.place().file(), section.place().line())))
        .toList();
  }

  /** The files are those that a lock would have: so a spec and a lock can be compared file by file. */
  private static Snapshot withFiles(Snapshot side) {
    Packaged bare = side.packaged().orElseThrow();
    Packaged packaged = new Packaged(bare.name(), bare.version(), bare.publisher(), bare.licence(), bare.runtime(),
        bare.dependencies(), bare.launches(), LockFiles.served(side, side.version().orElse("")));
    return new Snapshot(side.label(), side.version(), side.surface(), side.catalog(), side.prompts(),
        Optional.of(packaged));
  }

  private static Release known(CompiledSpec spec, String release) throws StatusException {
    return spec.catalog().release(release).orElseThrow(() -> StatusException.load("the spec has no release `" + release
        + "`; it has " + spec.releases().stream().map(Release::id).collect(Collectors.joining(", "))));
  }
}
