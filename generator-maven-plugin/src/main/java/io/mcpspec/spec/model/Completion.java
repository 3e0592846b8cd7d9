package io.mcpspec.spec.model;

import java.util.List;

/** What completes an argument of a prompt or a variable of a resource template. */
public sealed interface Completion {

  /** Fixed values; those that begin with what was typed are offered. */
  record Values(List<String> values) implements Completion {
    public Values {
      values = List.copyOf(values);
    }
  }

  /** A typed Java interface that the server's author implements. */
  record Handler() implements Completion {}
}
