package io.mcpspec.document.node;

import io.mcpspec.document.source.Span;

/**
 * A JSON value that knows where it was written. YAML and JSON files are both read into nodes; schemas stay nodes all
 * the way to the wire, so that nothing that a schema says can be lost. Equality ignores spans.
 */
public sealed interface Node permits Scalar, Sequence, Mapping {

  /** Where the value stands. */
  Span span();

  /** Where to point at for the value as a whole: a mapping's first key, else the value. */
  default Span place() {
    return span();
  }

  /** What a person would call this value: {@code a string}, {@code a list}. */
  String describe();
}
