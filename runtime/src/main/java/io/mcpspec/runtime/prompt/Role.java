package io.mcpspec.runtime.prompt;

import java.util.Locale;

/** Who says a message. */
public enum Role {
  USER,
  ASSISTANT;

  /** The role's name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
