package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.function.Function;

/** What is taken for required texts that are missing. */
final class StandIns {

  private StandIns() {}

  /** A fixed text. */
  static Function<Mapping, Scalar> text(String text) {
    return mapping -> Scalar.standIn(text, mapping.span());
  }

  /** The name of the file, without its ending. */
  static Scalar fileName(Mapping mapping) {
    return Scalar.standIn(FileKind.stem(mapping.span().file().path()), mapping.span());
  }
}
