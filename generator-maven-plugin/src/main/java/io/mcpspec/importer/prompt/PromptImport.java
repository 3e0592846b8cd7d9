package io.mcpspec.importer.prompt;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Turns a Markdown text into a prompt's outline at one release. Where the spec has the prompt already, the text is a
 * later release of it: what changed becomes revisions of the outline that is there.
 */
public final class PromptImport {

  private static final int MOST_SHOWN = 5;

  private final String id;
  private final String release;
  private final CommandStyle commands;

  /**
   * @param id the prompt's id
   * @param release the release whose text it is
   * @param commands how the user writes commands and options
   */
  public PromptImport(String id, String release, CommandStyle commands) {
    this.id = id;
    this.release = release;
    this.commands = commands;
  }

  /**
   * The files to write, proven to compile to the bytes of {@code file} at the release, and to what they were before at
   * every other release.
   *
   * @param sources the spec that is there; without files if there is none
   * @param file the text
   * @throws ImportFailedException when the text would not come back, or the spec has errors
   */
  public Imported run(SpecSources sources, InputFile file) {
    String text = text(file);
    Optional<CompiledSpec> before = sources.files().isEmpty() ? Optional.empty() : Optional.of(compiled(sources));
    ReleaseFiles releases = new ReleaseFiles(id, release, sources);
    List<CompiledPrompt> texts = before.map(this::texts).orElse(List.of());
    List<InputFile> changed = new ArrayList<>(releases.files(before));
    if (!texts.isEmpty()) {
      return revised(sources, before.orElseThrow(), file, changed);
    }
    List<Part> parts = MarkdownParts.of(text);
    changed.addAll(NewPrompt.files(id, releases.since(before), parts, directory(sources)));
    problem(merged(sources, changed), text, texts).ifPresent(PromptImport::fail);
    return imported(changed, parts.size() + " sections", file, List.of());
  }

  private Imported revised(SpecSources sources, CompiledSpec before, InputFile file, List<InputFile> releases) {
    Optional<String> problem = Optional.empty();
    for (ReorderLevel freedom : ReorderLevel.values()) {
      RevisedPrompt revised = new RevisedPrompt(before, texts(before), release, sources, commands);
      List<InputFile> changed = new ArrayList<>(releases);
      changed.addAll(revised.files(MarkdownParts.of(text(file)), freedom));
      problem = problem(merged(sources, changed), text(file), texts(before));
      if (problem.isEmpty()) {
        return imported(changed, revised.summary(), file, revised.remarks());
      }
    }
    throw new ImportFailedException(problem.orElseThrow());
  }

  private Imported imported(List<InputFile> changed, String what, InputFile file, List<String> remarks) {
    int bytes = file.content().length;
    return new Imported(
        changed, id + " " + release + ": " + what + "; compiled, it is the file's " + bytes + " bytes", remarks);
  }

  private static void fail(String problem) {
    throw new ImportFailedException(problem);
  }

  private String directory(SpecSources sources) {
    String directory = "prompts/" + id + "/";
    if (sources.files().stream().anyMatch(file -> file.path().startsWith(directory))) {
      throw new ImportFailedException("`" + directory + "` is there, and holds no prompt `" + id + "`");
    }
    return directory;
  }

  private static String text(InputFile file) {
    if (file.content().length == 0) {
      throw new ImportFailedException("`" + file.path() + "` is empty");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file.content())).toString();
    } catch (CharacterCodingException notText) {
      throw new ImportFailedException("`" + file.path() + "` is not UTF-8", notText);
    }
  }

  private List<CompiledPrompt> texts(CompiledSpec spec) {
    List<CompiledPrompt> texts =
        spec.prompts().stream().filter(prompt -> prompt.prompt().id().equals(id)).toList();
    boolean known = spec.catalog().prompts().stream().anyMatch(prompt -> prompt.id().equals(id));
    if (known && texts.isEmpty()) {
      throw new ImportFailedException("the prompt `" + id + "` has a handler, so no text of a release is its own");
    }
    return texts;
  }

  private static SpecSources merged(SpecSources sources, List<InputFile> changed) {
    Map<String, InputFile> files = new LinkedHashMap<>();
    sources.files().forEach(file -> files.put(file.path(), file));
    changed.forEach(file -> files.put(file.path(), file));
    return new SpecSources(sources.root(), List.copyOf(files.values()));
  }

  /** What is wrong with the outline: it does not compile, or to another text than it should at some release. */
  private Optional<String> problem(SpecSources sources, String text, List<CompiledPrompt> before) {
    Compilation compilation = new Compiler().compile(sources);
    if (compilation.spec().isEmpty()) {
      return Optional.of(errors(compilation));
    }
    Map<String, String> expected = new LinkedHashMap<>();
    before.forEach(prompt -> expected.put(prompt.release(), prompt.text()));
    expected.put(release, text);
    Map<String, String> found = new LinkedHashMap<>();
    texts(compilation.spec().get()).forEach(prompt -> found.put(prompt.release(), prompt.text()));
    return expected.entrySet().stream()
        .filter(wanted -> !wanted.getValue().equals(found.get(wanted.getKey())))
        .map(wanted -> "the outline does not give the text of " + wanted.getKey() + ": "
            + TextDifference.first(wanted.getValue(), found.getOrDefault(wanted.getKey(), "")))
        .findFirst();
  }

  private CompiledSpec compiled(SpecSources sources) {
    Compilation compilation = new Compiler().compile(sources);
    return compilation.spec().orElseThrow(() -> new ImportFailedException(errors(compilation)));
  }

  private String errors(Compilation compilation) {
    return compilation.findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .limit(MOST_SHOWN)
        .map((Diagnostic finding) -> TextRenderer.render(finding, commands))
        .collect(Collectors.joining("\n"));
  }
}
