package io.mcpspec.diagnostic;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.maven.MavenStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The example of one code: {@code bad} produces exactly {@code expected.txt}, {@code good} nothing. Both lie over the
 * small spec in {@code base}.
 */
record DiagnosticFixture(String slug) {

  static final Path ROOT = Path.of("src/test/resources/diagnostics");

  private static final String BASE = "base";

  /** The fixtures by name. */
  static List<DiagnosticFixture> all() throws IOException {
    try (var directories = Files.list(ROOT)) {
      return directories
          .map(directory -> directory.getFileName().toString())
          .filter(name -> !name.equals(BASE))
          .sorted()
          .map(DiagnosticFixture::new)
          .toList();
    }
  }

  Path directory() {
    return ROOT.resolve(slug);
  }

  String expected() throws IOException {
    return Files.readString(directory().resolve("expected.txt"));
  }

  /** What people see after {@code variant} was compiled. */
  String report(String variant) throws IOException {
    SpecSources sources = sources(variant);
    return TextRenderer.render(findings(sources), sources.files().size(), new MavenStyle());
  }

  /** What is found in {@code variant}. */
  List<Diagnostic> findings(String variant) throws IOException {
    return findings(sources(variant));
  }

  /** What is found in {@code bad} with other files laid over it. */
  List<Diagnostic> findingsWith(List<InputFile> others) throws IOException {
    List<InputFile> files = new ArrayList<>(sources("bad").files());
    files.addAll(others);
    return findings(new SpecSources("spec", files));
  }

  private List<Diagnostic> findings(SpecSources sources) {
    Diagnostics diagnostics = new Diagnostics();
    List<InputFile> spec = new ArrayList<>();
    for (InputFile file : sources.files()) {
      if (file.path().endsWith(".json")) {
        new TextDecoder(diagnostics)
            .decode(sources.shownPath(file), file.content())
            .ifPresent(json -> new JsonReader(diagnostics).read(json));
      } else {
        spec.add(file);
      }
    }
    SpecSources yaml = new SpecSources(sources.root(), spec);
    Compilation compilation =
        slug.equals(Code.MOCK_WITHOUT_SAMPLE.slug()) ? new Compiler().mock(yaml) : new Compiler().compile(yaml);
    compilation.findings().forEach(diagnostics::report);
    return diagnostics.sorted();
  }

  private SpecSources sources(String variant) throws IOException {
    Map<String, InputFile> files = new LinkedHashMap<>();
    SpecSources.read(ROOT.resolve(BASE), "").files().forEach(file -> files.put(file.path(), file));
    Path overlay = directory().resolve(variant);
    if (Files.isDirectory(overlay)) {
      SpecSources.read(overlay, "").files().forEach(file -> files.put(file.path(), file));
    }
    if (slug.equals(Code.TOO_LARGE.slug()) && variant.equals("bad")) {
      InputFile large = tooLarge();
      files.put(large.path(), large);
    }
    return new SpecSources("spec", List.copyOf(files.values()));
  }

  /** Too large to be committed. */
  private static InputFile tooLarge() {
    String text = "spec: facts/1\nfacts: {}\n" + "#".repeat(SourceFile.MAX_CHARACTERS);
    return new InputFile("facts.yaml", text.getBytes(StandardCharsets.UTF_8));
  }
}
