package io.mcpspec.document.source;

import java.util.List;

/**
 * A fault in a text, found while the text is read.
 *
 * @param kind which rule the text breaks
 * @param span the smallest range that shows the fault
 * @param message what is wrong: lower case, no final stop, identifiers in backticks
 * @param notes facts that explain the fault
 * @param helps what to do about it
 */
public record ReadFault(Kind kind, Span span, String message, List<String> notes, List<String> helps) {

  /** The rules that a text can break; findings use the same names as codes. */
  public enum Kind {
    BAD_ENCODING,
    BAD_YAML,
    BAD_JSON,
    DUPLICATE_KEY,
    MISSING_VALUE,
    LEADING_ZERO,
    TEXT_CUT_BY_COMMENT,
    YAML_ANCHOR,
    YAML_TAG,
    YAML_MERGE_KEY,
    YAML_DIRECTIVE,
    YAML_PAIR,
    KEY_NOT_STRING,
    SEVERAL_DOCUMENTS,
    TOO_LARGE,
    TOO_DEEP
  }

  /** Receives faults while a text is read. */
  public interface Listener {

    void report(ReadFault fault);

    /** Reports a fault that needs no note. */
    default void report(Kind kind, Span span, String message, String... helps) {
      report(new ReadFault(kind, span, message, List.of(), List.of(helps)));
    }
  }

  public ReadFault {
    notes = List.copyOf(notes);
    helps = List.copyOf(helps);
  }
}
