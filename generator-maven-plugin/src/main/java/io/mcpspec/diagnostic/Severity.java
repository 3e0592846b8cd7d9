package io.mcpspec.diagnostic;

import java.util.Locale;

/** How much a finding matters. An error stops the compiler after the stage that found it. */
public enum Severity {
  ERROR,
  WARNING,

  /** Nothing is wrong: it says what a setting of the author has as its effect. */
  NOTICE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
