package io.mcpspec.importer;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.edit.YamlEdit;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.YamlWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/**
 * A YAML file of a spec.
 *
 * @param path path below the spec directory
 * @param kind its kind, such as {@code tool}
 * @param content what it says
 * @param questions what a person has to answer, by key
 */
public record SpecFile(String path, String kind, Mapping content, Map<String, String> questions) {

  /** These hold one thing a line, however short. */
  public static final Set<String> OPENED =
      Set.of("properties", "patternProperties", "$defs", "definitions");

  public SpecFile {
    questions = Map.copyOf(questions);
  }

  public SpecFile(String path, String kind, Mapping content) {
    this(path, kind, content, Map.of());
  }

  /** The file as it stands, changed to say this; written anew where that cannot be. */
  public InputFile in(InputFile old) {
    return new TextDecoder(new Diagnostics()).decode(path, old.content())
        .flatMap(text -> YamlEdit.edited(text, content, OPENED))
        .map(text -> new InputFile(path, text.getBytes(StandardCharsets.UTF_8)))
        .orElseGet(this::file);
  }

  /** The file with the line by which editors find its schema. */
  public InputFile file() {
    String up = "../".repeat((int) path.chars().filter(c -> c == '/').count());
    String header = "# yaml-language-server: $schema=" + up + "schema/" + kind + ".json\n";
    String text = header + YamlWriter.write(content, questions, OPENED);
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
