package io.mcpspec.spec.syntax;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.document.source.SpecSources;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads and parses all files of a spec. */
public final class SpecParser {

  private final Diagnostics diagnostics;

  public SpecParser(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The declarations that could be built; everything that is wrong has been reported. */
  public SpecDecl parse(SpecSources sources) {
    List<ParsedFile> files = files(sources);
    files.forEach(file -> diagnostics.addAll(file.found()));
    if (sources.file("server.yaml").isEmpty()) {
      reportMissingServer(sources);
    }
    return new SpecDecl(
        sources,
        all(ServerDecl.class, files).findFirst().orElseGet(ServerKeys::standIn),
        all(ReleasesDecl.class, files).flatMap(all -> all.releases().stream()).toList(),
        all(FactsDecl.class, files).flatMap(all -> all.facts().stream()).toList(),
        all(TypeDecl.class, files).toList(),
        all(ToolDecl.class, files).toList(),
        all(PromptDecl.class, files).toList(),
        all(ResourceDecl.class, files).toList());
  }

  /** Files know nothing of each other, so as many are read at once as there are processors. */
  private static List<ParsedFile> files(SpecSources sources) {
    return sources.files().parallelStream()
        .flatMap(file -> FileKind.of(file.path()).stream()
            .map(kind -> ParsedFile.of(kind, sources.shownPath(file), file.content())))
        .toList();
  }

  private static <T> Stream<T> all(Class<T> kind, List<ParsedFile> files) {
    return files.stream().flatMap(file -> file.declaration().stream()).filter(kind::isInstance).map(kind::cast);
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
