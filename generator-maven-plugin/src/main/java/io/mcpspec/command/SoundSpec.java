package io.mcpspec.command;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.LockProof;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A spec that compiles.
 *
 * @param spec what was compiled
 * @param artifacts the files to write
 * @param worst the worst finding, if there is any
 */
record SoundSpec(CompiledSpec spec, List<Artifact> artifacts, Optional<Severity> worst) {

  /** Reads the files of the spec. */
  static SpecSources read(Invocation invocation) throws StatusException {
    Workplace place = invocation.place();
    Path directory = place.spec();
    Path server = directory.resolve("server.yaml");
    if (!Files.isRegularFile(server)) {
      throw StatusException.config("no spec: expected `" + server + "`. Pass the directory that holds it with "
          + invocation.style().option("spec", "DIR") + ".");
    }
    try {
      return SpecSources.read(directory, place.shown(directory).toString().replace('\\', '/'));
    } catch (UncheckedIOException unreadable) {
      throw StatusException.load(unreadable.getMessage(), unreadable);
    }
  }

  /**
   * Compiles a spec and shows what was found.
   *
   * @param mock whether the server answers from examples and samples
   * @throws StatusException when the spec has errors; they were shown
   */
  static SoundSpec compile(SpecSources sources, boolean mock, Invocation invocation) throws StatusException {
    invocation.output().progress("compiling " + sources.files().size() + " files");
    Compilation compilation = mock ? new Compiler().mock(sources) : new Compiler().compile(sources);
    List<Diagnostic> findings = compilation.findings();
    Findings found = new Findings(findings, sources.files().size());
    invocation.output().findings(found, invocation.style());
    if (compilation.artifacts().isEmpty()) {
      long errors = findings.stream().filter(finding -> finding.severity() == Severity.ERROR).count();
      throw new StatusException(Status.FINDINGS,
          "the spec has " + errors + (errors == 1 ? " error" : " errors") + ", shown above");
    }
    return new SoundSpec(compilation.spec().orElseThrow(), compilation.artifacts().get(), found.worst());
  }

  /**
   * Proves that locked releases are unedited, and that the spec still makes them.
   *
   * @throws StatusException when it does not; the reasons were shown
   */
  void proveLocks(Invocation invocation) throws StatusException {
    List<String> faults = new LockProof(invocation.place().releases()).faults(spec);
    faults.stream().flatMap(String::lines).forEach(invocation.output()::error);
    if (!faults.isEmpty()) {
      String first = faults.get(0).lines().findFirst().orElse("").replaceFirst(":$", "");
      String more = faults.size() > 1 ? "; and " + (faults.size() - 1) + " more" : "";
      throw StatusException.lock(first + more + ", shown above");
    }
  }
}
