package io.mcpspec.compiler;

import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.BindingKinds;
import io.mcpspec.binding.BoundTools;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.InstallPage;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.server.JavaEmitter;
import io.mcpspec.emit.resources.ResourceFiles;
import io.mcpspec.jsonschema.check.UsableSchemas;
import io.mcpspec.mock.MockAnswers;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.publish.surface.UnpublishedParts;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import io.mcpspec.spec.resolve.SpecResolver;
import io.mcpspec.spec.resolve.schema.DoubtfulSchemas;
import io.mcpspec.spec.syntax.SpecParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The pipeline, from the files of a spec to the files to write. Nothing is written here. */
public final class Compiler {

  private final BindingKinds kinds;

  /** A compiler with every kind of binding. */
  public Compiler() {
    this(Bindings.ALL);
  }

  /** A compiler with these kinds of bindings. */
  public Compiler(List<BindingKind> kinds) {
    this.kinds = new BindingKinds(kinds);
  }

  /** A spec with its bindings, both as checked. */
  private record Checked(CompiledSpec spec, BoundTools bound) {}

  /**
   * Compiles a spec. Each stage reports all that it finds in what the one before could build; artifacts are made only
   * when nothing is wrong.
   */
  public Compilation compile(SpecSources sources) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Checked> sound = checked(sources, diagnostics);
    Optional<List<Artifact>> artifacts = sound.map(Compiler::emit);
    return new Compilation(diagnostics.sorted(), sound.map(Checked::spec), artifacts);
  }

  /**
   * Compiles a spec into a server that needs no handlers: it answers from examples and samples. Warnings name the tools
   * for which it has none.
   */
  public Compilation mock(SpecSources sources) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledSpec> sound = checked(sources, diagnostics).map(Checked::spec);
    Optional<List<Artifact>> artifacts = sound.map(spec -> emitMock(spec, diagnostics));
    return new Compilation(diagnostics.sorted(), sound, artifacts);
  }

  /** Compiles a spec to be looked at: the same findings, and no files. */
  public Compilation check(SpecSources sources) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledSpec> sound = checked(sources, diagnostics).map(Checked::spec);
    return new Compilation(diagnostics.sorted(), sound, Optional.empty());
  }

  /** The spec, if it has no errors. */
  private Optional<Checked> checked(SpecSources sources, Diagnostics diagnostics) {
    Catalog catalog = new SpecResolver(diagnostics).resolve(new SpecParser(diagnostics).parse(sources));
    List<CompiledPrompt> prompts = new PromptCompiler(catalog, diagnostics).compile();
    BoundTools bound = bind(catalog, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    UnpublishedParts.report(catalog, diagnostics);
    return Optional.of(new Checked(new CompiledSpec(catalog, prompts), bound));
  }

  private BoundTools bind(Catalog catalog, Diagnostics diagnostics) {
    DoubtfulSchemas doubtful = new DoubtfulSchemas(catalog, diagnostics);
    Diagnostics found = diagnostics.part();
    BoundTools bound = kinds.bind(catalog, found);
    found.sorted().stream().filter(finding -> !doubtful.mayExplain(finding)).forEach(diagnostics::report);
    return bound;
  }

  private static List<Artifact> emit(Checked checked) {
    CompiledSpec spec = checked.spec();
    Catalog catalog = spec.catalog();
    CompletableFuture<Surface> surface =
        CompletableFuture.supplyAsync(() -> new SurfaceBuilder(catalog, spec.prompts()).build());
    List<Artifact> artifacts = withResources(catalog, surface, () -> java(catalog, checked.bound()));
    artifacts.add(InstallPage.emit(catalog));
    return List.copyOf(artifacts);
  }

  private static List<Artifact> java(Catalog catalog, BoundTools bound) {
    JavaTypes types = types(catalog);
    return new JavaEmitter().emit(catalog, types, bound.emit(types));
  }

  /** The Java and what is served need nothing of each other, so one is made while the other is. */
  private static List<Artifact> withResources(
      Catalog catalog, CompletableFuture<Surface> surface, Supplier<List<Artifact>> java) {
    CompletableFuture<List<Artifact>> resources = surface.thenApplyAsync(built -> ResourceFiles.emit(catalog, built));
    List<Artifact> artifacts = new ArrayList<>(java.get());
    artifacts.addAll(resources.join());
    ResourceFiles.lock(catalog, surface.join(), artifacts).ifPresent(artifacts::add);
    return artifacts;
  }

  private static JavaTypes types(Catalog catalog) {
    return JavaEmitter.types(catalog, new UsableSchemas(SharedType.schemas(catalog.types()))::canUse);
  }

  private static List<Artifact> emitMock(CompiledSpec spec, Diagnostics diagnostics) {
    Catalog catalog = spec.catalog();
    Surface surface = new SurfaceBuilder(catalog, spec.prompts()).build();
    return List.copyOf(withResources(catalog, CompletableFuture.completedFuture(surface), () -> {
      List<Artifact> java = new ArrayList<>(new JavaEmitter().emitMock(catalog, types(catalog)));
      java.add(MockAnswers.emit(catalog, surface, diagnostics));
      return java;
    }));
  }
}
