package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.Shapes;

/** The key that every spec file begins with. */
final class FileHeader {

  static final String KEY = "spec";

  private FileHeader() {}

  static Key<Scalar> key(String kind) {
    return Key.required(KEY, Shapes.choice("format", kind), "The kind of file and the version of its format.")
        .orElse(StandIns.text(kind));
  }
}
