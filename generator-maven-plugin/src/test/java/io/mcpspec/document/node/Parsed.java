package io.mcpspec.document.node;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import java.util.List;
import java.util.Optional;

/** A text that was read, and what was found on the way. */
public record Parsed(Optional<Node> root, List<Diagnostic> findings) {

  public static Parsed yaml(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new YamlReader(diagnostics).read(new SourceFile("a.yaml", text));
    return new Parsed(root, diagnostics.sorted());
  }

  public static Parsed json(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new JsonReader(diagnostics).read(new SourceFile("a.json", text));
    return new Parsed(root, diagnostics.sorted());
  }

  /** The value as JSON. */
  public String asJson() {
    return JsonWriter.compact(root.orElseThrow());
  }

  /** The value at {@code key} of the top mapping. */
  public Node at(String key) {
    return ((Mapping) root.orElseThrow()).get(key).orElseThrow();
  }

  /** The findings as {@code line:column code}. */
  public List<String> places() {
    return findings.stream()
        .map(f -> f.span().start().line() + ":" + f.span().start().column() + " " + f.code().slug())
        .toList();
  }
}
