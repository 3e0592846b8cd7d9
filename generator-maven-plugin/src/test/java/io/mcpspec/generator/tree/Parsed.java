package io.mcpspec.generator.tree;

import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.SourceFile;
import java.util.List;
import java.util.Optional;

/** A text that was read, and what was found on the way. */
record Parsed(Optional<Node> root, List<Diagnostic> findings) {

  static Parsed yaml(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new YamlReader(diagnostics).read(new SourceFile("a.yaml", text));
    return new Parsed(root, diagnostics.sorted());
  }

  static Parsed json(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> root = new JsonReader(diagnostics).read(new SourceFile("a.json", text));
    return new Parsed(root, diagnostics.sorted());
  }

  /** The value as JSON. */
  String asJson() {
    return JsonWriter.compact(root.orElseThrow());
  }

  /** The value at {@code key} of the top mapping. */
  Node at(String key) {
    return ((Mapping) root.orElseThrow()).get(key).orElseThrow();
  }

  /** The findings as {@code line:column code}. */
  List<String> places() {
    return findings.stream()
        .map(f -> f.span().start().line() + ":" + f.span().start().column() + " " + f.code().slug())
        .toList();
  }
}
