package io.mcpspec.release.load;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.LockFiles;
import io.mcpspec.spec.model.Release;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Specs, compiled in memory. */
public final class SpecSnapshots {

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
    return withFiles(spec.snapshot(chosen));
  }

  /** The files are those that a lock would have: so a spec and a lock can be compared file by file. */
  private static Snapshot withFiles(Snapshot spec) {
    List<Packaged.ServedFile> files = LockFiles.served(spec, spec.version().orElse(""));
    return spec.withPackaged(spec.packaged().map(packaged -> packaged.withFiles(files)));
  }

  private static Release known(CompiledSpec spec, String release) throws StatusException {
    return spec.catalog().release(release).orElseThrow(() -> StatusException.load("the spec has no release `" + release
        + "`; it has " + spec.releases().stream().map(Release::id).collect(Collectors.joining(", "))));
  }
}
