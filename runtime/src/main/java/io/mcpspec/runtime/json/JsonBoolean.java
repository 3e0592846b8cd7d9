package io.mcpspec.runtime.json;

/** {@code true} or {@code false}. */
public enum JsonBoolean implements Json {
  TRUE,
  FALSE;

  public static JsonBoolean of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public boolean value() {
    return this == TRUE;
  }

  @Override
  public String describe() {
    return "a boolean";
  }

  @Override
  public String toString() {
    return toJson();
  }
}
