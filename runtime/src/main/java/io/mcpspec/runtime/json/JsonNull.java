package io.mcpspec.runtime.json;

/** {@code null}. */
public enum JsonNull implements Json {
  NULL;

  @Override
  public String describe() {
    return "null";
  }

  @Override
  public String toString() {
    return "null";
  }
}
