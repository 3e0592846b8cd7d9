package io.mcpspec.document.node;

import io.mcpspec.document.source.Span;

/**
 * A string, number, boolean or null.
 *
 * @param kind how the scalar resolves by the YAML 1.2 core schema
 * @param text the string's value, or the literal in JSON's spelling; a number keeps its digits as written
 * @param span where it stands
 */
public record Scalar(Kind kind, String text, Span span) implements Node {

  /** The JSON types of a scalar; {@code INTEGER} is a number without fraction and exponent. */
  public enum Kind {
    STRING("a string"),
    INTEGER("an integer"),
    NUMBER("a number"),
    BOOLEAN("a boolean"),
    NULL("null");

    private final String description;

    Kind(String description) {
      this.description = description;
    }
  }

  /**
   * What is taken for a text that is missing or cannot be used, after that was reported. Nothing else in a declaration
   * is null, so it is told by its kind.
   */
  public static Scalar standIn(String text, Span span) {
    return new Scalar(Kind.NULL, text, span);
  }

  /** Whether this is a {@linkplain #standIn stand-in}, of which nothing more is to be reported. */
  public boolean isStandIn() {
    return kind == Kind.NULL;
  }

  /** A string without a place in any file. */
  public static Scalar string(String text, Span span) {
    return new Scalar(Kind.STRING, text, span);
  }

  /** {@code true} or {@code false}. */
  public static Scalar bool(boolean value, Span span) {
    return new Scalar(Kind.BOOLEAN, Boolean.toString(value), span);
  }

  /** An integer. */
  public static Scalar integer(long value, Span span) {
    return new Scalar(Kind.INTEGER, Long.toString(value), span);
  }

  public boolean isString() {
    return kind == Kind.STRING;
  }

  public boolean isNumber() {
    return kind == Kind.INTEGER || kind == Kind.NUMBER;
  }

  /** Whether it reads {@code true}. */
  public boolean isTrue() {
    return text.equals("true");
  }

  @Override
  public String describe() {
    return kind.description;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Scalar scalar && kind == scalar.kind && text.equals(scalar.text);
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + text.hashCode();
  }
}
