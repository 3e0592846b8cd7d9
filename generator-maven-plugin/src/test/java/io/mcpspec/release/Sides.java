package io.mcpspec.release;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Snapshot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Sides for tests. */
public final class Sides {

  private Sides() {}

  /**
   * A side from a file: a surface, or an object with {@code surface} and what else is known: {@code label}, {@code
   * version}, {@code catalog}, {@code packaged} with {@code dependencies}, {@code launches} and {@code files} by name.
   */
  public static Snapshot of(Path file) {
    try {
      return of(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A JSON value. */
  public static Node json(String name, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Node node = new JsonReader(diagnostics).read(new SourceFile(name, text)).orElseThrow();
    if (!diagnostics.sorted().isEmpty()) {
      throw new IllegalArgumentException(diagnostics.sorted().toString());
    }
    return node;
  }

  public static Snapshot of(String name, String json) {
    Mapping root = (Mapping) json(name, json);
    Optional<Mapping> surface = root.get("surface").map(Mapping.class::cast);
    return Snapshot.ofSurface(text(root, "label").orElse(name), surface.orElse(root))
        .withVersion(surface.flatMap(present -> text(root, "version")))
        .withCatalog(surface.flatMap(present -> root.get("catalog")).map(Mapping.class::cast))
        .withPrompts(List.of())
        .withPackaged(surface.flatMap(present -> root.get("packaged")).map(packaged -> packaged((Mapping) packaged)));
  }

  private static Packaged packaged(Mapping written) {
    return new Packaged(
        "server",
        text(written, "version"),
        text(written, "publisher"),
        text(written, "licence"),
        text(written, "runtime"),
        entries(written, "dependencies").stream().map(entry ->
            new Packaged.Dependency(entry.key(), ((Scalar) entry.value()).text())).toList(),
        entries(written, "launches").stream().map(entry ->
            new Packaged.Launch(entry.key(), (Mapping) entry.value())).toList(),
        entries(written, "files").stream().map(entry ->
            new Packaged.ServedFile(entry.key(), ((Scalar) entry.value()).text(), 1)).toList());
  }

  private static Optional<String> text(Mapping mapping, String key) {
    return mapping.get(key).map(node -> ((Scalar) node).text());
  }

  private static List<Mapping.Entry> entries(Mapping mapping, String key) {
    return mapping.get(key).map(node -> ((Mapping) node).entries()).orElse(List.of());
  }
}
