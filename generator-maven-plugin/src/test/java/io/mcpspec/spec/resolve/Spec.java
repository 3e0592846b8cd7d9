package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.syntax.SpecParser;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A spec in memory, with the smallest server unless it brings its own. */
public final class Spec {

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  public static Spec of(String path, String text) {
    return new Spec()
        .with("server.yaml", "spec: server/1\nname: weather\njava: { package: org.example }\n")
        .with(
            "releases.yaml",
            """
            spec: releases/1
            releases:
              - { id: 1.0.0, state: released }
              - { id: 1.1.0, state: released }
              - { id: 2.0.0, state: draft }
            """)
        .with(path, text);
  }

  public Spec with(String path, String text) {
    return with(path, text.getBytes(StandardCharsets.UTF_8));
  }

  public Spec with(String path, byte[] content) {
    files.put(path, content);
    return this;
  }

  private Catalog resolve(Diagnostics diagnostics) {
    List<InputFile> inputs = files.entrySet().stream().map(e -> new InputFile(e.getKey(), e.getValue())).toList();
    return new SpecResolver(diagnostics).resolve(new SpecParser(diagnostics).parse(new SpecSources("", inputs)));
  }

  /** The catalog of a spec without faults. */
  public Catalog catalog() {
    Diagnostics diagnostics = new Diagnostics();
    Catalog catalog = resolve(diagnostics);
    if (diagnostics.hasErrors()) {
      throw new AssertionError(diagnostics.sorted().toString());
    }
    return catalog;
  }

  /** What is found, as {@code path:line:column: message}. */
  public List<String> findings() {
    return diagnostics().stream().map(Spec::line).toList();
  }

  /** What is found, whole. */
  public List<Diagnostic> diagnostics() {
    Diagnostics diagnostics = new Diagnostics();
    resolve(diagnostics);
    return diagnostics.sorted();
  }

  private static String line(Diagnostic finding) {
    return finding.span() + ": " + finding.message();
  }
}
