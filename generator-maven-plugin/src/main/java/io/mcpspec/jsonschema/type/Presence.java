package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Node;

/** Whether a member may be absent. */
public sealed interface Presence {

  Presence REQUIRED = new Required();
  Presence OPTIONAL = new Absentable();

  /** Must be there. */
  record Required() implements Presence {}

  /** May be absent, which differs from every value. */
  record Absentable() implements Presence {}

  /** May be absent, which means {@code value}; the value fits the member's type. */
  record Defaulted(Node value) implements Presence {}
}
