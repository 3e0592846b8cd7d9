package io.mcpspec.spec.model;

/** What a tool does to the world outside. It drives the hints on the wire, the guards and the handler's context. */
public enum Effect {
  /** Changes nothing. */
  READ,
  /** Adds; loses nothing that was there. */
  WRITE,
  /** May overwrite or remove. */
  DESTROY,
  /** Not declared by an imported server; counts as {@link #DESTROY} for every guard. */
  UNKNOWN;

  /** The effect that guards go by. */
  public Effect guarded() {
    return this == UNKNOWN ? DESTROY : this;
  }
}
