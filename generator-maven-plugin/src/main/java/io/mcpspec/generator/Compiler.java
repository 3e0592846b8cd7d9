package io.mcpspec.generator;

import io.mcpspec.generator.binding.BindingKinds;
import io.mcpspec.generator.binding.aws.AwsBindingKind;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.emit.java.JavaEmitter;
import io.mcpspec.generator.emit.java.JavaTypes;
import io.mcpspec.generator.emit.resources.ResourceFiles;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.prompt.CompiledPrompt;
import io.mcpspec.generator.prompt.PromptCompiler;
import io.mcpspec.generator.resolve.SpecResolver;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.syntax.SpecParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pipeline, from the files of a spec to the files to write. Nothing is written here. */
public final class Compiler {

  /** Every kind of binding: a new one is one more entry. */
  private static final BindingKinds BINDINGS = new BindingKinds(List.of(new AwsBindingKind()));

  /** Compiles a spec. Each stage reports all that it finds; the next one runs only without errors. */
  public Compilation compile(SpecSources sources) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<List<Artifact>> artifacts = new SpecParser(diagnostics)
        .parse(sources)
        .flatMap(spec -> new SpecResolver(diagnostics).resolve(spec))
        .flatMap(catalog -> emit(catalog, diagnostics));
    return new Compilation(diagnostics.sorted(), artifacts);
  }

  private static Optional<List<Artifact>> emit(Catalog catalog, Diagnostics diagnostics) {
    List<CompiledPrompt> prompts = new PromptCompiler(catalog, diagnostics).compile();
    BINDINGS.check(catalog, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    JavaTypes types = JavaEmitter.types(catalog);
    List<Artifact> artifacts = new ArrayList<>(new JavaEmitter().emit(catalog, types, BINDINGS.emit(catalog, types)));
    artifacts.addAll(ResourceFiles.emit(catalog, prompts));
    return Optional.of(List.copyOf(artifacts));
  }
}
