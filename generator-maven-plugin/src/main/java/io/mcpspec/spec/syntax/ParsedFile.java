package io.mcpspec.spec.syntax;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.CutTexts;
import io.mcpspec.document.yaml.YamlReader;
import java.util.Optional;

/**
 * One file, read for itself alone.
 *
 * @param kind what it must hold
 * @param declaration what {@code kind} declares; empty where it could not be built
 * @param found what is wrong with it
 */
record ParsedFile(FileKind kind, Optional<?> declaration, Diagnostics found) {

  /**
   * Reads a file.
   *
   * @param path the path to show
   */
  static ParsedFile of(FileKind kind, String path, byte[] content) {
    Diagnostics found = new Diagnostics();
    Optional<Node> written = new TextDecoder(found).decode(path, content).flatMap(new YamlReader(found)::read);
    written.ifPresent(root -> CutTexts.check(root, found));
    Optional<?> declaration = written
        .filter(root -> !isOfAnotherKind(kind, root, found))
        .flatMap(root -> kind.shape().read(root, found));
    if (declaration.isEmpty()) {
      new LeftOutFiles(found.leftOut()).add(kind, path, content);
    }
    return new ParsedFile(kind, declaration, found);
  }

  /** A file in the wrong place: of what it lacks and has, nothing more needs to be said. */
  private static boolean isOfAnotherKind(FileKind kind, Node root, Diagnostics found) {
    Optional<Node> format = root instanceof Mapping mapping ? mapping.get(FileHeader.KEY) : Optional.empty();
    boolean other =
        format.filter(node -> node instanceof Scalar scalar && FileKind.isOther(kind, scalar.text())).isPresent();
    if (other) {
      FileHeader.key(kind.format() + "/1").shape().read(format.get(), found);
    }
    return other;
  }
}
