package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What a value in a spec file may look like. One shape drives both the parser and the editor schemas, so that the two
 * cannot disagree.
 *
 * @param <T> what reading a value gives
 */
public interface Shape<T> {

  /** Reads a value; what is wrong is reported, and nothing is given when the value cannot be used. */
  Optional<T> read(Node node, Diagnostics diagnostics);

  /** The JSON Schema that accepts the same values. */
  Node schema(Span place);

  /** What a value declares a name of, as findings call it: {@code tool}. */
  default Optional<String> declares() {
    return Optional.empty();
  }

  /** The name in a declaration that may be faulty otherwise. */
  default Optional<String> nameIn(Node node) {
    return Optional.empty();
  }

  /** Reports a value of the wrong type, unless the reader has found fault with it already. */
  static void reportWrongType(Node node, String expected, String help, Diagnostics diagnostics) {
    if (!diagnostics.hasErrorAt(node.span())) {
      diagnostics.report(
          Code.WRONG_TYPE, node.span(), "expected " + expected + ", this is " + node.describe(), help);
    }
  }

  /** The mappings inside this shape, for the reference page; each with the keys that it may have. */
  default List<MappingShape<?>> mappings() {
    return List.of();
  }
}
