package io.mcpspec.generator.prompt;

import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Fact;
import io.mcpspec.generator.resolve.SpecResolver;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.syntax.SpecParser;
import io.mcpspec.generator.tree.Scalar;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The spec of our own server, as a catalog whose facts can be changed. */
record OwnSpec(Catalog catalog) {

  static final Path ROOT = Path.of("..");

  static OwnSpec read() {
    Diagnostics diagnostics = new Diagnostics();
    return new OwnSpec(new SpecResolver(diagnostics)
        .resolve(new SpecParser(diagnostics).parse(SpecSources.read(ROOT.resolve("spec"), "spec"))));
  }

  /** The same with another value of a fact, in every release. */
  OwnSpec with(String fact, String value) {
    Map<String, Fact> facts = new LinkedHashMap<>(catalog.facts());
    facts.computeIfPresent(fact, (id, old) -> new Fact(id, old.kind(), old.unit(), old.source(),
        List.of(new Fact.Value(Optional.empty(), Scalar.string(value, old.span()))), old.span()));
    return new OwnSpec(new Catalog(catalog.server(), catalog.releases(), facts, catalog.types(), catalog.tools(),
        catalog.prompts(), catalog.resources()));
  }

  List<CompiledPrompt> prompts() {
    return new PromptCompiler(catalog, new Diagnostics()).compile();
  }

  /** What the compiler says of the prompts. */
  List<Diagnostic> findings() {
    Diagnostics diagnostics = new Diagnostics();
    new PromptCompiler(catalog, diagnostics).compile();
    return diagnostics.sorted();
  }
}
