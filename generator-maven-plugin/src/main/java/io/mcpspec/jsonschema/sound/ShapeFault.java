package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;

/**
 * Why the value of a keyword is not JSON Schema 2020-12.
 *
 * @param place the part of the value that is wrong
 * @param message what is wrong
 * @param help what to write instead
 */
record ShapeFault(Span place, String message, String help) {

  /** A value of the wrong kind. */
  static ShapeFault of(Mapping.Entry keyword, Node value, String wanted, String help) {
    return new ShapeFault(
        value.span(), "`" + keyword.key() + "` needs " + wanted + ", and this is " + value.describe(), help);
  }
}
