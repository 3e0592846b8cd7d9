package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.function.IntFunction;

/**
 * A text that a model or its user may read.
 *
 * @param role what it is there for
 * @param text the text
 * @param places where a character of it is, by its offset in UTF-16 units
 */
public record LintedText(Role role, String text, IntFunction<LintPlace> places) {

  /** What a text is there for. */
  public enum Role {
    /** A name: of an item, of a property. */
    NAME,
    /** Explains something: titles, descriptions, instructions. */
    DESCRIPTION,
    /** An allowed, default or shown value. */
    VALUE,
    /** The same of what a tool answers: descriptions in the schema of its result. */
    RESULT_DESCRIPTION,
    /** A value in the schema of a result. */
    RESULT_VALUE,
    /** A prompt, or the content of a resource. */
    CONTENT,
    /** Addresses, patterns, references. */
    OTHER;

    /** Whether it is in the schema of a result. */
    public boolean isOfResult() {
      return this == RESULT_DESCRIPTION || this == RESULT_VALUE;
    }

    /** The same role in the schema of a result. */
    Role ofResult() {
      return this == DESCRIPTION ? RESULT_DESCRIPTION : this == VALUE ? RESULT_VALUE : this;
    }
  }

  /** A text with one place, such as the name of a property. */
  static LintedText of(Role role, String text, String subject, Node node) {
    return new LintedText(role, text, offset -> LintPlace.of(subject, node));
  }

  /** A text that was written as a value. */
  static LintedText of(Role role, String subject, Scalar scalar) {
    return new LintedText(role, scalar.text(), offset -> LintPlace.of(subject, scalar, offset));
  }

  /** Where the text begins. */
  public LintPlace place() {
    return places.apply(0);
  }

  /** Where a character is. */
  public LintPlace place(int offset) {
    return places.apply(offset);
  }
}
