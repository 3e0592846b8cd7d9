package io.mcpspec.generator.diagnostic;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Every kind of finding. A code is never reused for another meaning; each has a page under {@code explain/}. */
public enum Code {
  // reading
  BAD_ENCODING,
  BAD_YAML,
  BAD_JSON,
  DUPLICATE_KEY,
  YAML_ANCHOR,
  YAML_TAG,
  YAML_MERGE_KEY,
  KEY_NOT_STRING,
  SEVERAL_DOCUMENTS,
  TOO_LARGE,
  TOO_DEEP,
  // syntax
  UNKNOWN_KEY,
  UNKNOWN_VALUE,
  MISSING_KEY,
  WRONG_TYPE,
  // prompts
  BAD_REFERENCE,
  UNKNOWN_REFERENCE,
  BROKEN_CLAIM,
  OVER_BUDGET;

  private final Severity severity;

  Code() {
    this(Severity.ERROR);
  }

  Code(Severity severity) {
    this.severity = severity;
  }

  public Severity severity() {
    return severity;
  }

  /** The code as people see it: {@code unknown-key}. */
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The code with the given slug. */
  public static Optional<Code> of(String slug) {
    return Arrays.stream(values()).filter(code -> code.slug().equals(slug)).findFirst();
  }
}
