package io.mcpspec.maven;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.LockProof;
import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals on a spec have in common: where its output goes, how findings are shown, what locks hold it to. */
abstract class SpecMojo extends LocatedMojo {

  /**
   * The directory for generated files; Java goes below {@code java}, resources below {@code resources}. Default: {@code
   * target/generated-sources/mcp-spec} in the project, or in the current directory.
   */
  @Parameter(property = "output")
  private File output;

  /**
   * Whether to generate a mock: a server that answers from examples and samples, so that it needs no handlers and asks
   * nobody else.
   */
  @Parameter(property = "mock", defaultValue = "false")
  private boolean mock;

  Path outputDirectory() {
    return path(output, "target/generated-sources/mcp-spec");
  }

  /** The directory that was asked for, or else another default. */
  Path outputDirectory(String otherwise) {
    return path(output, otherwise);
  }

  boolean isMock() {
    return mock;
  }

  boolean hasSpec() {
    return isSpecGiven() || Files.isDirectory(specDirectory());
  }

  SpecSources sources() throws MojoFailureException {
    Path directory = specDirectory();
    if (!Files.isRegularFile(directory.resolve("server.yaml"))) {
      throw new MojoFailureException("no spec: expected `" + directory.resolve("server.yaml")
          + "`. Pass the directory that holds it with -Dspec=DIR.");
    }
    try {
      return SpecSources.read(directory, shown(directory).toString().replace('\\', '/'));
    } catch (UncheckedIOException unreadable) {
      throw new MojoFailureException(unreadable.getMessage(), unreadable);
    }
  }

  /** Compiles and shows what was found. */
  Compilation compile(SpecSources sources) throws MojoFailureException {
    return shown(sources, mock ? new Compiler().mock(sources) : new Compiler().compile(sources));
  }

  /** Shows what was found, and goes on only with what is sound. */
  Compilation shown(SpecSources sources, Compilation compilation) throws MojoFailureException {
    FindingsLog log = new FindingsLog(getLog());
    log.show(compilation.findings(), sources.files().size());
    if (compilation.artifacts().isEmpty()) {
      throw new MojoFailureException(log.failure(compilation.findings()));
    }
    return compilation;
  }

  /** Locked releases must be unedited, and the spec must still make their prompts. */
  void proveLocks(Compilation compilation) throws MojoFailureException {
    try {
      LockProof proof = new LockProof(releasesDirectory());
      List<String> faults = proof.faults(compilation.spec().orElseThrow());
      faults.stream().flatMap(String::lines).forEach(line -> getLog().error(line));
      if (!faults.isEmpty()) {
        String first = faults.get(0).lines().findFirst().orElse("").replaceFirst(":$", "");
        String more = faults.size() > 1 ? "; and " + (faults.size() - 1) + " more" : "";
        throw new MojoFailureException("LOCK: " + first + more + ", shown above");
      }
    } catch (StatusException e) {
      throw new MojoFailureException(e.status() + ": " + e.getMessage(), e);
    }
  }
}
