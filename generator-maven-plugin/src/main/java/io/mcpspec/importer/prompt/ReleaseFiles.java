package io.mcpspec.importer.prompt;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.importer.SpecFile;
import io.mcpspec.spec.model.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The files beside a prompt that an import needs: a server where there is none, and the release. */
final class ReleaseFiles {

  private static final Span SPAN = Span.of(new SourceFile("releases.yaml", ""));

  private final String id;
  private final String release;
  private final SpecSources sources;

  ReleaseFiles(String id, String release, SpecSources sources) {
    this.id = id;
    this.release = release;
    this.sources = sources;
  }

  /** What has to be written for the release to be known. */
  List<InputFile> files(Optional<CompiledSpec> spec) {
    if (spec.isEmpty()) {
      String name = id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
      Mapping java = new MappingBuilder(SPAN).put("package", "org.example.prompt" + name).build();
      Mapping server =
          new MappingBuilder(SPAN).put("spec", "server/1").put("name", id).put("java", java).build();
      return List.of(new SpecFile("server.yaml", "server", server).file(), releases(List.of(), Release.State.RELEASED));
    }
    List<Release> known = spec.get().releases();
    if (known.stream().anyMatch(one -> one.id().equals(release))) {
      return List.of();
    }
    boolean drafts = known.stream().anyMatch(one -> one.state() == Release.State.DRAFT);
    return List.of(releases(written(), drafts ? Release.State.DRAFT : Release.State.RELEASED));
  }

  /** What a new prompt says of its beginning: nothing where the release is the first. */
  List<String> since(Optional<CompiledSpec> spec) {
    List<String> known = spec.map(found -> found.releases().stream().map(Release::id).toList()).orElse(List.of());
    return known.isEmpty() || known.get(0).equals(release) ? List.of() : List.of(release);
  }

  private InputFile releases(List<Node> before, Release.State state) {
    List<Node> all = new ArrayList<>(before);
    all.add(new MappingBuilder(SPAN)
        .put("id", release).put("state", state.name().toLowerCase(Locale.ROOT)).build());
    Mapping file = new MappingBuilder(SPAN)
        .put("spec", "releases/1").put("releases", new Sequence(all, SPAN)).build();
    SpecFile written = new SpecFile("releases.yaml", "releases", file);
    return sources.file("releases.yaml").map(written::in).orElseGet(written::file);
  }

  private List<Node> written() {
    return sources.file("releases.yaml")
        .map(file -> read(file).get("releases").orElseThrow())
        .map(list -> ((Sequence) list).items())
        .orElse(List.of());
  }

  /** A YAML file that the compiler has accepted. */
  static Mapping read(InputFile file) {
    Diagnostics sound = new Diagnostics();
    return (Mapping) new TextDecoder(sound).decode(file.path(), file.content())
        .flatMap(new YamlReader(sound)::read).orElseThrow();
  }
}
