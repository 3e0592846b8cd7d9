package io.mcpspec.release;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.tree.JsonReader;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.release.side.Side;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Sides for tests. */
public final class Sides {

  private Sides() {}

  /** A side from a file: a surface, or an object with {@code surface} and what else is known. */
  public static Side of(Path file) {
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

  public static Side of(String name, String json) {
    Mapping root = (Mapping) json(name, json);
    Optional<Mapping> surface = root.get("surface").map(Mapping.class::cast);
    return new Side(
        root.get("label").map(node -> ((Scalar) node).text()).orElse(name),
        surface.flatMap(present -> root.get("version")).map(node -> ((Scalar) node).text()),
        surface.orElse(root),
        surface.flatMap(present -> root.get("catalog")).map(Mapping.class::cast),
        List.of(),
        Optional.empty());
  }
}
