package io.mcpspec.importer.update;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.SurfaceImport;
import io.mcpspec.maven.MavenStyle;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** A spec in memory that was imported, worked on by hand, and is imported again. */
final class ImportedTwice {

  private static final Scalar NULL = new Scalar(Scalar.Kind.NULL, "null", Nodes.SPAN);

  private Map<String, String> files = new LinkedHashMap<>();
  private List<String> remarks = List.of();

  static ImportedTwice of(Mapping surface) {
    ImportedTwice spec = new ImportedTwice();
    new SurfaceImport(Optional.empty(), new MavenStyle()).run(() -> surface).files().forEach(file -> spec.files.put(
        file.path(), text(file)));
    return spec;
  }

  static ImportedTwice of(Map<String, String> files) {
    ImportedTwice spec = new ImportedTwice();
    spec.files.putAll(files);
    return spec;
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }

  SpecSources sources() {
    return new SpecSources("spec", files.entrySet().stream()
        .map(file -> new InputFile(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8))).toList());
  }

  /** Edits files by hand: gets path and text of each; edits that do not compile are taken back. */
  ImportedTwice edited(BinaryOperator<String> edit) {
    Map<String, String> before = Map.copyOf(files);
    files.replaceAll(edit::apply);
    Compilation compilation = new Compiler().check(sources());
    while (compilation.spec().isEmpty()) {
      compilation.findings().stream().filter(finding -> finding.severity() == Severity.ERROR).forEach(finding -> {
        String path = finding.span().file().path().replaceFirst("^spec/", "");
        files.put(path, before.get(path));
      });
      compilation = new Compiler().check(sources());
    }
    return this;
  }

  ImportedTwice again(Mapping surface) {
    Updated updated = new SurfaceUpdate(sources(), new MavenStyle()).run(() -> surface);
    Map<String, String> after = new LinkedHashMap<>(files);
    updated.removed().forEach(after::remove);
    updated.written().forEach(file -> after.put(file.path(), text(file)));
    files = after;
    remarks = updated.remarks();
    return this;
  }

  Map<String, String> files() {
    return files;
  }

  List<String> remarks() {
    return remarks;
  }

  /** Every list is the server's, looked for without the importer's own comparison. */
  ImportedTwice equalsTo(Mapping surface) {
    Compilation compilation = new Compiler().check(sources());
    assertThat(compilation.spec()).as(compilation.findings().toString()).isPresent();
    Published lists = Served.of(compilation.spec().get()).lists();
    Mapping compiled = lists.json(new Mapping(List.of(), Nodes.SPAN));
    for (String list : List.of("tools", "prompts", "resources", "resourceTemplates")) {
      assertThat(compiled.get(list)).as(list).isEqualTo(Optional.of(surface.get(list).orElse(NULL)));
    }
    Mapping initialize = surface.mapping("initialize").orElseThrow();
    assertThat(at(compiled, "serverInfo")).isEqualTo(initialize.get("serverInfo"));
    assertThat(at(compiled, "instructions")).isEqualTo(initialize.get("instructions"));
    initialize.mapping("capabilities").ifPresent(all -> assertThat(
        lists.initialize().mapping("capabilities").orElseThrow().has("logging")).isEqualTo(all.has("logging")));
    return this;
  }

  private static Optional<Node> at(Mapping compiled, String key) {
    return compiled.mapping("initialize").orElseThrow().get(key);
  }
}
