package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.TextDecoder;
import io.mcpspec.generator.tree.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads and parses all files of a spec. */
public final class SpecParser {

  private final Diagnostics diagnostics;
  private final TextDecoder decoder;
  private final YamlReader yaml;
  private final LeftOutFiles left;

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
    this.left = new LeftOutFiles(diagnostics.leftOut());
  }

  /** The declarations that could be built; everything that is wrong has been reported. */
  public SpecDecl parse(SpecSources sources) {
    for (InputFile file : sources.files()) {
      FileKind.of(file.path()).ifPresent(kind -> parse(kind, sources.shownPath(file), file.content()));
    }
    if (sources.file("server.yaml").isEmpty()) {
      reportMissingServer(sources);
    }
    ServerDecl server = servers.isEmpty() ? ServerKeys.standIn() : servers.get(0);
    return new SpecDecl(sources, server, releases, facts, types, tools, prompts, resources);
  }

  private void parse(FileKind kind, String path, byte[] content) {
    Optional<Node> root = decoder.decode(path, content).flatMap(yaml::read);
    boolean built = root.filter(node -> !isOfAnotherKind(kind, node) && read(kind, node)).isPresent();
    if (!built) {
      left.add(kind, path, content);
    }
  }

  /** A file in the wrong place: of what it lacks and has, nothing more needs to be said. */
  private boolean isOfAnotherKind(FileKind kind, Node root) {
    Optional<Node> format = root instanceof Mapping mapping ? mapping.get(FileHeader.KEY) : Optional.empty();
    boolean other =
        format.filter(node -> node instanceof Scalar scalar && FileKind.isOther(kind, scalar.text())).isPresent();
    if (other) {
      FileHeader.key(kind.format() + "/1").shape().read(format.get(), diagnostics);
    }
    return other;
  }

  private boolean read(FileKind kind, Node root) {
    return switch (kind) {
      case SERVER -> add(ServerKeys.SHAPE, root, servers::add);
      case RELEASES -> add(ReleasesDecl.SHAPE, root, all -> releases.addAll(all.releases()));
      case EXCEPTIONS -> add(ExceptionsDecl.SHAPE, root, forDiffs -> {});
      case FACTS -> add(FactsDecl.SHAPE, root, all -> facts.addAll(all.facts()));
      case TYPE -> add(TypeDecl.SHAPE, root, types::add);
      case TOOL -> add(ToolKeys.SHAPE, root, tools::add);
      case PROMPT -> add(PromptKeys.SHAPE, root, prompts::add);
      case RESOURCE -> add(ResourceDecl.SHAPE, root, resources::add);
    };
  }

  private <T> boolean add(Shape<T> shape, Node root, Consumer<T> declarations) {
    Optional<T> read = shape.read(root, diagnostics);
    read.ifPresent(declarations);
    return read.isPresent();
  }

  private void reportMissingServer(SpecSources sources) {
    String path = sources.root().isEmpty() ? "server.yaml" : sources.root() + "/server.yaml";
    diagnostics.report(
        Code.MISSING_FILE,
        Span.of(new SourceFile(path, "")),
        "the spec has no `server.yaml`",
        "add one with `spec: server/1`, `name` and `java: { package: … }`");
    diagnostics.leftOut().add("group", Optional.empty());
  }
}
