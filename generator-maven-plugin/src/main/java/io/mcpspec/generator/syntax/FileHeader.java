package io.mcpspec.generator.syntax;

import io.mcpspec.generator.tree.Scalar;

/** The key that every spec file begins with. */
final class FileHeader {

  static final String KEY = "spec";

  private FileHeader() {}

  static Key<Scalar> key(String kind) {
    return Key.required(KEY, Shapes.choice("format", kind), "The kind of file and the version of its format.")
        .orElse(StandIns.text(kind));
  }
}
