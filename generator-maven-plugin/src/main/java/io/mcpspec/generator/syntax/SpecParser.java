package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.TextDecoder;
import io.mcpspec.generator.tree.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and parses all files of a spec. */
public final class SpecParser {

  private final Diagnostics diagnostics;
  private final TextDecoder decoder;
  private final YamlReader yaml;

  private final List<ServerDecl> servers = new ArrayList<>();
  private final List<ReleasesDecl.Release> releases = new ArrayList<>();
  private final List<Named<FactsDecl.Fact>> facts = new ArrayList<>();
  private final List<TypeDecl> types = new ArrayList<>();
  private final List<ToolDecl> tools = new ArrayList<>();
  private final List<PromptDecl> prompts = new ArrayList<>();
  private final List<ResourceDecl> resources = new ArrayList<>();

  public SpecParser(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.decoder = new TextDecoder(diagnostics);
    this.yaml = new YamlReader(diagnostics);
  }

  /** The declarations, when every file could be read and parsed; everything that is wrong has been reported. */
  public Optional<SpecDecl> parse(SpecSources sources) {
    for (InputFile file : sources.files()) {
      FileKind.of(file.path()).ifPresent(kind -> parse(kind, sources.shownPath(file), file.content()));
    }
    if (sources.file("server.yaml").isEmpty()) {
      reportMissingServer(sources);
    }
    return diagnostics.hasErrors()
        ? Optional.empty()
        : Optional.of(
            new SpecDecl(sources, servers.get(0), releases, facts, types, tools, prompts, resources));
  }

  private void parse(FileKind kind, String path, byte[] content) {
    decoder.decode(path, content).flatMap(yaml::read).ifPresent(root -> parse(kind, root));
  }

  private void parse(FileKind kind, Node root) {
    switch (kind) {
      case SERVER -> ServerKeys.SHAPE.read(root, diagnostics).ifPresent(servers::add);
      case RELEASES -> ReleasesDecl.SHAPE.read(root, diagnostics).ifPresent(all -> releases.addAll(all.releases()));
      case FACTS -> FactsDecl.SHAPE.read(root, diagnostics).ifPresent(all -> facts.addAll(all.facts()));
      case TYPE -> TypeDecl.SHAPE.read(root, diagnostics).ifPresent(types::add);
      case TOOL -> ToolKeys.SHAPE.read(root, diagnostics).ifPresent(tools::add);
      case PROMPT -> PromptKeys.SHAPE.read(root, diagnostics).ifPresent(prompts::add);
      case RESOURCE -> ResourceDecl.SHAPE.read(root, diagnostics).ifPresent(resources::add);
    }
  }

  private void reportMissingServer(SpecSources sources) {
    String path = sources.root().isEmpty() ? "server.yaml" : sources.root() + "/server.yaml";
    diagnostics.report(
        Code.MISSING_FILE,
        Span.of(new SourceFile(path, "")),
        "the spec has no `server.yaml`",
        "add one with `spec: server/1`, `name` and `java: { package: … }`");
  }
}
