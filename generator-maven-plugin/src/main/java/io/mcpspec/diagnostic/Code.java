package io.mcpspec.diagnostic;

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
  MISSING_VALUE,
  LEADING_ZERO,
  TEXT_CUT_BY_COMMENT(Severity.WARNING),
  YAML_ANCHOR,
  YAML_TAG,
  YAML_MERGE_KEY,
  YAML_DIRECTIVE,
  YAML_PAIR,
  KEY_NOT_STRING,
  SEVERAL_DOCUMENTS,
  TOO_LARGE,
  TOO_DEEP,
  // syntax
  UNKNOWN_KEY,
  UNKNOWN_VALUE,
  MISSING_KEY,
  WRONG_TYPE,
  BAD_NAME,
  // resolving
  MISSING_FILE,
  STRAY_FILE,
  DUPLICATE_NAME,
  SIMILAR_NAME(Severity.WARNING),
  ONE_OF_KEYS,
  NO_EFFECT,
  WIRE_OVERRIDES,
  BAD_DATE,
  UNKNOWN_RELEASE,
  RELEASE_ORDER,
  ODD_VERSION(Severity.WARNING),
  UNKNOWN_GROUP,
  UNKNOWN_TOOL,
  UNKNOWN_PROMPT,
  UNKNOWN_RESOURCE,
  UNKNOWN_SECTION,
  UNKNOWN_ARGUMENT,
  BAD_MOVE,
  MISSING_WHY,
  BAD_PATTERN,
  BAD_URI_TEMPLATE,
  EFFECT_UNKNOWN(Severity.WARNING),
  // schemas
  UNKNOWN_TYPE,
  BROKEN_REF,
  TYPE_CYCLE,
  FACT_NOT_NUMBER,
  UNKNOWN_SCHEMA_TYPE,
  UNKNOWN_KEYWORD(Severity.WARNING),
  UNKNOWN_PROPERTY,
  BAD_SCHEMA,
  NOTHING_FITS,
  VALUE_MISMATCH,
  DUPLICATE_VALUE(Severity.WARNING),
  KEYWORD_WITHOUT_EFFECT(Severity.WARNING),
  ONE_OF_OVERLAP(Severity.WARNING),
  UNKNOWN_FORMAT(Severity.WARNING),
  SCHEMA_NOT_CHECKED(Severity.WARNING),
  SCHEMA_NOT_OBJECT,
  EXAMPLE_MISMATCH,
  DEFAULT_MISMATCH,
  NOT_PUBLISHED(Severity.NOTICE),
  // bindings
  UNKNOWN_BINDING,
  BINDING_UNKNOWN_OPERATION,
  BINDING_UNKNOWN_MEMBER,
  BINDING_UNBOUND_MEMBER,
  BINDING_MISSING_REQUIRED,
  BINDING_WRONG_TYPE,
  BINDING_WRONG_VALUE,
  BINDING_BOUND_LOOSER,
  BINDING_OPEN_OBJECT,
  BINDING_UNKNOWN_RESULT,
  BINDING_UNKNOWN_ERROR,
  BINDING_UNLIKE_MEMBERS,
  BINDING_POLL_WRITES,
  // mock servers
  MOCK_WITHOUT_SAMPLE(Severity.WARNING),
  // prompts
  BAD_REFERENCE,
  UNKNOWN_REFERENCE,
  BROKEN_CLAIM,
  OVER_BUDGET,
  FACT_BY_HAND(Severity.WARNING);

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
