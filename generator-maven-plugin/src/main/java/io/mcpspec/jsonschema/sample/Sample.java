package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Node;

/** What was tried to make: a value that a schema accepts. */
public sealed interface Sample {

  /**
   * There is one.
   *
   * @param node the value, which a validator accepted
   */
  record Value(Node node) implements Sample {}

  /**
   * None was found.
   *
   * @param reason what is in the way, for people
   */
  record None(String reason) implements Sample {}
}
