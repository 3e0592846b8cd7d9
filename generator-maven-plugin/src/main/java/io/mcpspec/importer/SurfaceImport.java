package io.mcpspec.importer;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SpecSources;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns a server's lists into a spec, compiles it in memory, and compares what comes out with what went in. */
public final class SurfaceImport {

  private static final int MOST_SHOWN = 10;

  private final Optional<String> javaPackage;
  private final CommandStyle commands;

  /**
   * @param javaPackage package of the generated Java; derived from the server's name if not given
   * @param commands how the user writes commands
   */
  public SurfaceImport(Optional<String> javaPackage, CommandStyle commands) {
    this.javaPackage = javaPackage;
    this.commands = commands;
  }

  /**
   * The spec, proven to compile to the same lists.
   *
   * @throws ImportFailedException when anything would be lost, with its JSON path, or when these are no lists of MCP
   */
  public Imported run(SurfaceSource source) {
    Mapping surface = source.surface();
    Faults faults = Faults.none();
    while (true) {
      Remarks remarks = new Remarks();
      Published published = Published.of(surface, remarks);
      SurfaceSpec spec = SurfaceSpec.of(published, javaPackage, faults, remarks);
      Compilation compilation = new Compiler().compile(new SpecSources("", spec.files()));
      if (compilation.artifacts().isPresent()) {
        check(SurfaceComparison.of(published, spec.answers(), compilation.artifacts().get()), remarks);
        return new Imported(spec.files(), summary(published, spec), remarks.lines());
      }
      if (!faults.addAll(compilation.findings())) {
        throw new ImportFailedException(refused(compilation.findings()));
      }
    }
  }

  private static void check(SurfaceComparison comparison, Remarks remarks) {
    comparison.capabilities().forEach(difference -> remarks.add(
        "the runtime declares this otherwise", difference.toString()));
    List<Difference> lost = comparison.lists();
    if (!lost.isEmpty()) {
      throw new ImportFailedException(lost.size() + " differences between the server and the spec:\n"
          + lost.stream().limit(MOST_SHOWN).map(Difference::toString).collect(Collectors.joining("\n")));
    }
  }

  private String refused(List<Diagnostic> findings) {
    return "the compiler refuses what the server publishes:\n" + findings.stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .limit(MOST_SHOWN)
        .map(finding -> TextRenderer.render(finding, commands))
        .collect(Collectors.joining("\n"));
  }

  private static String summary(Published published, SurfaceSpec spec) {
    return Published.items(published.tools()).size() + " tools, "
        + Published.items(published.prompts()).size() + " prompts, "
        + Published.items(published.resources()).size() + " resources, "
        + Published.items(published.templates()).size() + " templates → " + spec.files().size()
        + " files; they compile to lists that equal the server's";
  }
}
