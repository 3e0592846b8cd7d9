package io.mcpspec.jsonschema.check;

/** Whether a value fits. */
public enum Verdict {
  FITS,
  REFUSED,

  /** Only a validator can decide. */
  UNKNOWN;

  static Verdict of(boolean fits) {
    return fits ? FITS : REFUSED;
  }

  Verdict and(Verdict other) {
    if (this == REFUSED || other == REFUSED) {
      return REFUSED;
    }
    return this == FITS ? other : this;
  }

  Verdict or(Verdict other) {
    return not().and(other.not()).not();
  }

  Verdict not() {
    return switch (this) {
      case FITS -> REFUSED;
      case REFUSED -> FITS;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
