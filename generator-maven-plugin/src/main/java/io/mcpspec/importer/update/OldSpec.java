package io.mcpspec.importer.update;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import java.util.LinkedHashMap;
import java.util.Map;

/** The spec that is there: sound, with its files by what they declare. */
final class OldSpec {

  private final SpecSources sources;
  private final CompiledSpec compiled;
  private final Served served;
  private final Map<String, Mapping> read = new LinkedHashMap<>();

  /**
   * @param sources the files, by paths below the spec's directory
   * @param compiled what they compile to
   */
  OldSpec(SpecSources sources, CompiledSpec compiled) {
    this.sources = sources;
    this.compiled = compiled;
    this.served = Served.of(compiled);
  }

  SpecSources sources() {
    return sources;
  }

  CompiledSpec compiled() {
    return compiled;
  }

  Served served() {
    return served;
  }

  /** The paths of the tools' files by the tools' names. */
  Map<String, String> tools() {
    Map<String, String> paths = new LinkedHashMap<>();
    compiled.catalog().tools().forEach(tool -> paths.put(tool.name(), tool.span().file().path()));
    return paths;
  }

  /** The paths of the shared types' files by the types' names. */
  Map<String, String> types() {
    Map<String, String> paths = new LinkedHashMap<>();
    compiled.catalog().types().forEach((name, type) -> paths.put(name, type.span().file().path()));
    return paths;
  }

  /** The prompts that clients see as such, by the names that they see. */
  Map<String, Prompt> prompts() {
    Map<String, Prompt> prompts = new LinkedHashMap<>();
    compiled.catalog().prompts()
        .forEach(prompt -> prompt.deliver().prompt().ifPresent(name -> prompts.put(name, prompt)));
    return prompts;
  }

  /** The resources or templates by address. */
  Map<String, Resource> resources(boolean templates) {
    Map<String, Resource> resources = new LinkedHashMap<>();
    compiled.catalog().resources().stream()
        .filter(resource -> resource.template() == templates)
        .forEach(resource -> resources.put(resource.uri(), resource));
    return resources;
  }

  /** The text of a file. */
  SourceFile text(String path) {
    InputFile file = sources.file(path).orElseThrow();
    return new TextDecoder(new Diagnostics()).decode(path, file.content()).orElseThrow();
  }

  /** What a YAML file says. */
  Mapping file(String path) {
    return read.computeIfAbsent(
        path, first -> (Mapping) new YamlReader(new Diagnostics()).read(text(path)).orElseThrow());
  }
}
