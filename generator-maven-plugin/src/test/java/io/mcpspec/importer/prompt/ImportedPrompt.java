package io.mcpspec.importer.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.importer.Imported;
import io.mcpspec.maven.MavenStyle;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A spec in memory into which texts are imported, release by release. */
final class ImportedPrompt {

  private final Map<String, InputFile> files = new LinkedHashMap<>();

  Imported add(String release, String text) {
    return add(release, text.getBytes(StandardCharsets.UTF_8));
  }

  Imported add(String release, byte[] text) {
    PromptImport prompt = new PromptImport("guide", release, new MavenStyle());
    Imported imported = prompt.run(sources(), new InputFile("guide.md", text));
    imported.files().forEach(file -> files.put(file.path(), file));
    return imported;
  }

  /** Replaces a file, as a person would. */
  void edit(String path, String from, String to) {
    assertThat(file(path)).contains(from);
    files.put(path, new InputFile(path, file(path).replace(from, to).getBytes(StandardCharsets.UTF_8)));
  }

  String file(String path) {
    assertThat(files).containsKey(path);
    return new String(files.get(path).content(), StandardCharsets.UTF_8);
  }

  String outline() {
    return file("prompts/guide/prompt.yaml").replaceFirst("(?s).*\noutline:\n", "");
  }

  /** What the compiler writes for a release. */
  byte[] compiled(String release) {
    Compilation compilation = new Compiler().compile(sources());
    String path = "resources/mcp-spec/prompts/guide/" + release + ".md";
    return compilation.artifacts().orElseThrow(() -> new AssertionError(compilation.findings())).stream()
        .filter(artifact -> artifact.path().equals(path))
        .map(Artifact::content)
        .findFirst().orElseThrow();
  }

  String text(String release) {
    return new String(compiled(release), StandardCharsets.UTF_8);
  }

  /** Level and title of each section of a release that has a heading. */
  List<String> headings(String release) {
    Compilation compilation = new Compiler().compile(sources());
    return compilation.spec().orElseThrow().prompts().stream()
        .filter(prompt -> prompt.release().equals(release))
        .flatMap(prompt -> prompt.sections().stream())
        .flatMap(section -> Block.Heading.of(section.heading()).stream())
        .map(heading -> heading.level() + " " + heading.title())
        .toList();
  }

  private SpecSources sources() {
    return new SpecSources("spec", List.copyOf(files.values()));
  }
}
