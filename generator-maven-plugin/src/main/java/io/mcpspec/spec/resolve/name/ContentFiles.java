package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.spec.syntax.FileKind;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The files that declarations name: texts of prompts, contents of resources. */
public final class ContentFiles {

  private static final List<String> DIRECTORIES = List.of("types", "tools", "prompts", "resources");

  private final Map<String, InputFile> files = new LinkedHashMap<>();
  private final Map<String, String> declarations = new LinkedHashMap<>();
  private final Set<String> used = new LinkedHashSet<>();
  private final TextDecoder decoder;
  private final Diagnostics diagnostics;

  public ContentFiles(SpecSources sources, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.decoder = new TextDecoder(diagnostics);
    for (InputFile file : sources.files()) {
      if (FileKind.of(file.path()).isEmpty()) {
        files.put(sources.shownPath(file), file);
      } else {
        declarations.put(sources.shownPath(file), new String(file.content(), StandardCharsets.ISO_8859_1));
      }
    }
  }

  /** The bytes of the file that {@code reference} names, relative to the file that it stands in. */
  public Optional<byte[]> bytes(Scalar reference) {
    return find(reference).map(path -> files.get(path).content());
  }

  /** The text of the file that {@code reference} names. */
  public Optional<SourceFile> text(Scalar reference) {
    return find(reference).flatMap(path -> decoder.decode(path, files.get(path).content()));
  }

  private Optional<String> find(Scalar reference) {
    String directory = directory(reference.span().file().path());
    String path = directory + reference.text();
    if (!files.containsKey(path)) {
      List<String> beside =
          files.keySet().stream()
              .filter(file -> file.startsWith(directory))
              .map(file -> file.substring(directory.length()))
              .toList();
      diagnostics.report(
          Code.MISSING_FILE,
          reference.span(),
          "there is no file `" + path + "`",
          ClosestName.help(reference.text(), beside, "paths are relative to the file that names them"));
      return Optional.empty();
    }
    used.add(path);
    return Optional.of(path);
  }

  /** Reports the files that nothing names. */
  public void reportStray() {
    for (Map.Entry<String, InputFile> file : files.entrySet()) {
      if (!used.contains(file.getKey()) && !isNamedInFaultyFile(file.getKey())) {
        diagnostics.report(
            Code.STRAY_FILE,
            Span.of(new SourceFile(file.getKey(), "")),
            "nothing in the spec uses this file",
            help(file.getValue().path()));
      }
    }
  }

  /** What could not be built may use the file: then its text has the file's path. */
  private boolean isNamedInFaultyFile(String path) {
    return diagnostics.errors()
        .map(error -> error.span().file().path())
        .distinct()
        .filter(declarations::containsKey)
        .filter(faulty -> path.startsWith(directory(faulty)))
        .anyMatch(faulty -> declarations.get(faulty).contains(bytes(path.substring(directory(faulty).length()))));
  }

  private static String directory(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** UTF-8 bytes, each as a character, since the text of a faulty file may be none. */
  private static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private static String help(String path) {
    if (path.endsWith(".yml")) {
      return "spec files end in `.yaml`: rename it";
    }
    if (path.contains("/") && path.endsWith(".yaml")) {
      String directory = path.substring(0, path.indexOf('/'));
      return ClosestName.of(directory, DIRECTORIES)
          .filter(near -> !near.equals(directory))
          .map(near -> "did you mean the directory `" + near + "`?")
          .orElse("prompts are `prompts/<id>/prompt.yaml`, everything else lies in `types`, `tools` or `resources`");
    }
    return "name it in a prompt or resource, or move it out of the spec";
  }
}
