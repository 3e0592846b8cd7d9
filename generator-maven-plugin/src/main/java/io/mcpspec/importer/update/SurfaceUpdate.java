package io.mcpspec.importer.update;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.Difference;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.Remarks;
import io.mcpspec.importer.SurfaceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Brings a spec up to date with what a server publishes now. What has not changed is not touched, what has is changed
 * where it stands, and what people wrote beside it stays. The result is compiled and compared before anybody writes it.
 */
public final class SurfaceUpdate {

  private static final int MOST_SHOWN = 10;

  private final SpecSources sources;
  private final CommandStyle commands;

  /**
   * @param sources the spec that is there
   * @param commands how the user writes commands and options
   */
  public SurfaceUpdate(SpecSources sources, CommandStyle commands) {
    this.sources = sources;
    this.commands = commands;
  }

  /**
   * The files to write and to remove, proven to compile to what the server publishes.
   *
   * @throws ImportFailedException when the spec has errors, or cannot be made to say what the server publishes
   */
  public Updated run(SurfaceSource source) {
    SpecSources plain = new SpecSources("", sources.files());
    CompiledSpec before = new Compiler().check(plain).spec()
        .orElseThrow(() -> new ImportFailedException("the spec has errors; mend them first:\n" + errors(sources)));
    Remarks ofServer = new Remarks();
    Published now = Served.withoutDigests(Published.of(source.surface(), ofServer));
    OldSpec old = new OldSpec(plain, before);
    Decisions decisions = new Decisions();
    while (true) {
      Attempt attempt = Attempt.of(old, now, decisions, commands);
      Compilation compilation = new Compiler().check(attempt.sources());
      if (compilation.spec().isPresent()) {
        if (proven(attempt, compilation.spec().get())) {
          List<String> remarks = new ArrayList<>(ofServer.lines());
          remarks.addAll(attempt.remarks().lines());
          return new Updated(before, compilation.spec().get(), attempt.files().written(),
              attempt.files().removed(), remarks);
        }
      } else if (!decisions.learn(compilation.findings(), new OldSpec(attempt.sources(), before)::file)) {
        throw refused(attempt);
      }
    }
  }

  /** Whether the attempt is what is wanted; if not, the next one may be. */
  private static boolean proven(Attempt attempt, CompiledSpec compiled) {
    Proof proof = new Proof(attempt, compiled);
    List<Difference> differences = proof.differences();
    boolean loosened = false;
    for (String path : proof.files()) {
      loosened |= attempt.decisions().loosen(path);
    }
    if (!differences.isEmpty() && !loosened) {
      throw new ImportFailedException(differences.size() + " differences between the server and the spec as it would be"
          + " written; what the spec derives, such as tools of prompts, has to be changed by hand:\n"
          + differences.stream().limit(MOST_SHOWN).map(Difference::toString).collect(Collectors.joining("\n")));
    }
    return differences.isEmpty();
  }

  private ImportFailedException refused(Attempt attempt) {
    SpecSources shown = new SpecSources(sources.root(), attempt.sources().files());
    return new ImportFailedException("the spec refers to what the server has changed; as it would be written it has"
        + " errors. Change these places first:\n" + errors(shown));
  }

  private String errors(SpecSources sources) {
    return new Compiler().check(sources).findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .limit(MOST_SHOWN)
        .map((Diagnostic finding) -> TextRenderer.render(finding, commands))
        .collect(Collectors.joining("\n"));
  }
}
