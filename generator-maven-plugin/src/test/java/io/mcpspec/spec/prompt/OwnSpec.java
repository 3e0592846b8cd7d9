package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.resolve.SpecResolver;
import io.mcpspec.spec.syntax.SpecParser;
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
