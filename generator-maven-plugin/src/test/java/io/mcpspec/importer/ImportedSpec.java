package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.maven.MavenStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A surface, imported and compiled again. What was lost is looked for without the importer's own comparison. */
record ImportedSpec(Mapping surface, Imported imported, List<Artifact> artifacts) {

  private static final Scalar NULL = new Scalar(Scalar.Kind.NULL, "null", Nodes.SPAN);

  static ImportedSpec of(Path file) throws IOException {
    return of(new InputFile(file.getFileName().toString(), Files.readAllBytes(file)));
  }

  static ImportedSpec of(Mapping surface) {
    String json = JsonWriter.compact(surface);
    return of(new InputFile("surface.json", json.getBytes(StandardCharsets.UTF_8)));
  }

  private static ImportedSpec of(InputFile file) {
    Imported imported = new SurfaceImport(Optional.empty(), new MavenStyle())
        .run(new SurfaceFile(file, new MavenStyle()));
    Compilation compilation = new Compiler().compile(new SpecSources("spec", imported.files()));
    return new ImportedSpec(
        new SurfaceFile(file, new MavenStyle()).surface(), imported, compilation.artifacts().orElseThrow());
  }

  /** Every list, and what a spec says of the server, are the same values. */
  ImportedSpec isLossless() {
    Mapping compiled = json("resources/mcp-spec/surface.json");
    for (String list : List.of("tools", "prompts", "resources", "resourceTemplates")) {
      assertThat(compiled.get(list)).as(list).isEqualTo(Optional.of(surface.get(list).orElse(NULL)));
    }
    Mapping before = (Mapping) surface.get("initialize").orElseThrow();
    Mapping after = (Mapping) compiled.get("initialize").orElseThrow();
    assertThat(after.get("serverInfo")).isEqualTo(before.get("serverInfo"));
    assertThat(after.get("instructions")).isEqualTo(before.get("instructions"));
    assertThat(declared(after)).isEqualTo(declared(before));
    return this;
  }

  /** What a spec can say of the capabilities that lists do not show. */
  private static List<String> declared(Mapping initialize) {
    Mapping all = initialize.mapping("capabilities").orElse(Nodes.object("{}"));
    boolean subscribe = all.mapping("resources").flatMap(resources -> resources.get("subscribe"))
        .filter(Nodes.json("true")::equals).isPresent();
    return List.of("logging " + all.has("logging"), "subscribe " + subscribe);
  }

  /** Every captured answer but those of {@code leftOut} is the same value. */
  void keepsAnswersBut(String... leftOut) {
    Mapping captured = surface.get("promptMessages").orElse(NULL) instanceof Mapping found ? found : Nodes.object("{}");
    assertThat(json("resources/mcp-spec/surface.json").get("promptMessages"))
        .isEqualTo(Optional.of(captured.without(leftOut)));
  }

  String file(String path) {
    return imported.files().stream()
        .filter(file -> file.path().equals(path))
        .map(file -> new String(file.content(), StandardCharsets.UTF_8))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + path + " in " + paths()));
  }

  List<String> paths() {
    return imported.files().stream().map(InputFile::path).toList();
  }

  private Mapping json(String path) {
    String text = artifacts.stream()
        .filter(artifact -> artifact.path().equals(path))
        .map(artifact -> new String(artifact.content(), StandardCharsets.UTF_8))
        .findFirst().orElseThrow();
    Node root = new JsonReader(new Diagnostics()).read(new SourceFile(path, text)).orElseThrow();
    return (Mapping) root;
  }
}
