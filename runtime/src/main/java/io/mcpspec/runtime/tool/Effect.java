package io.mcpspec.runtime.tool;

/** What a tool does to the world outside; the read-only guard asks for nothing else. */
public enum Effect {
  READ,
  WRITE,
  DESTROY;

  public boolean mutates() {
    return this != READ;
  }
}
