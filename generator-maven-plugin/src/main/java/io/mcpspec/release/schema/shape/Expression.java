package io.mcpspec.release.schema.shape;

import io.mcpspec.jsonschema.pattern.EcmaPattern;

/** Regular expressions of strangers: one that cannot be read, or that takes long, decides nothing. */
final class Expression {

  private static final int MOST_READS = 200_000;

  private Expression() {}

  /** Whether the expression is found in the text. */
  static Answer find(String expression, String text) {
    try {
      return EcmaPattern.of(expression).java()
          .map(java -> Answer.of(java.matcher(new Limited(text, new int[1])).find()))
          .orElse(Answer.UNDECIDABLE);
    } catch (TooLongException | StackOverflowError undecided) {
      return Answer.UNDECIDABLE;
    }
  }

  private static final class TooLongException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TooLongException() {
      super("the expression reads too often", null, false, false);
    }
  }

  /** A text that may be read so many times: backtracking reads without end. */
  private record Limited(CharSequence text, int[] reads) implements CharSequence {

    @Override
    public char charAt(int index) {
      if (++reads[0] > MOST_READS) {
        throw new TooLongException();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new Limited(text.subSequence(start, end), reads);
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
