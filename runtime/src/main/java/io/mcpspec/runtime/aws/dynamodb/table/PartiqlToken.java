package io.mcpspec.runtime.aws.dynamodb.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a statement in PartiQL.
 *
 * @param kind what it is
 * @param text a name or word without its quotes; nothing of a string
 */
record PartiqlToken(Kind kind, String text) {

  enum Kind {
    WORD,
    QUOTED_NAME,
    STRING,
    SIGN
  }

  boolean is(String sign) {
    return kind == Kind.SIGN && text.equals(sign);
  }

  boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  boolean isName() {
    return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
  }

  /**
   * Takes a statement apart. What two readers might take apart in different ways is refused: comments, text in
   * backticks, backslashes before quotes, letters beyond ASCII outside of quotes.
   *
   * @throws UnreadableTableException saying what cannot be read
   */
  static List<PartiqlToken> read(String statement) {
    List<PartiqlToken> tokens = new ArrayList<>();
    int at = 0;
    while (at < statement.length()) {
      char c = statement.charAt(at);
      int end;
      if (c == '\'' || c == '"') {
        end = closing(statement, at) + 1;
        tokens.add(quoted(statement.substring(at, end)));
      } else if (isWordPart(c) && !isDigit(c)) {
        end = wordEnd(statement, at);
        tokens.add(new PartiqlToken(Kind.WORD, statement.substring(at, end)));
      } else {
        end = at + 1;
        requireReadable(statement, at);
        if (!isBlank(c)) {
          tokens.add(new PartiqlToken(Kind.SIGN, String.valueOf(c)));
        }
      }
      at = end;
    }
    return tokens;
  }

  private static PartiqlToken quoted(String text) {
    return text.charAt(0) == '"'
        ? new PartiqlToken(Kind.QUOTED_NAME, text.substring(1, text.length() - 1))
        : new PartiqlToken(Kind.STRING, "");
  }

  /** The position of the quote that ends what begins at {@code start}; two in a row in a string are one of its text. */
  private static int closing(String statement, int start) {
    char quote = statement.charAt(start);
    for (int i = start + 1; i < statement.length(); i++) {
      if (statement.charAt(i) == quote) {
        boolean isDoubled = i + 1 < statement.length() && statement.charAt(i + 1) == quote;
        if (statement.charAt(i - 1) == '\\' || isDoubled && quote == '"') {
          throw new UnreadableTableException("a quote within quotes can be read in two ways; pass it as a ? parameter");
        }
        if (!isDoubled) {
          return i;
        }
        i++;
      }
    }
    throw new UnreadableTableException("a quote in the statement does not end");
  }

  private static int wordEnd(String statement, int start) {
    int end = start;
    while (end < statement.length() && isWordPart(statement.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isWordPart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '$';
  }

  /** A digit begins no word, so {@code 1FROM} hides none. */
  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static void requireReadable(String statement, int at) {
    char c = statement.charAt(at);
    if (statement.startsWith("--", at) || statement.startsWith("/*", at)) {
      throw new UnreadableTableException("the statement has a comment; leave it out");
    }
    boolean isPlain = c > ' ' && c < 0x7f && c != '`' && c != '\\';
    if (!isPlain && !isBlank(c)) {
      throw new UnreadableTableException(
          "the statement has the character U+" + String.format("%04X", (int) c) + " outside of quotes");
    }
  }
}
