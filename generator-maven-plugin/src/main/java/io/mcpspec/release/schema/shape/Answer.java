package io.mcpspec.release.schema.shape;

/** An answer about sets of values that cannot always be given. */
public enum Answer {
  NO,
  UNDECIDABLE,
  YES;

  /** Yes where either is; no only where both are. */
  public Answer or(Answer other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** No where either is; yes only where both are. */
  public Answer and(Answer other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Yes for no. */
  public Answer not() {
    return this == UNDECIDABLE ? this : of(this == NO);
  }

  public static Answer of(boolean yes) {
    return yes ? YES : NO;
  }

  public boolean isYes() {
    return this == YES;
  }
}
