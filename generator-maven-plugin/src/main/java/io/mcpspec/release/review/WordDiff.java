package io.mcpspec.release.review;

import io.mcpspec.document.text.Differences;
import io.mcpspec.document.text.NormalForm;
import io.mcpspec.release.review.PromptReview.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two forms of a sentence, with the words marked that the other lacks.
 *
 * @param left the old form
 * @param right the new form
 */
public record WordDiff(List<Piece> left, List<Piece> right) {

  private static final Pattern TOKEN =
      Pattern.compile("\\s+|[\\p{L}\\p{N}_]+(?:[-'.,][\\p{L}\\p{N}_]+)*|[*_`]+|.", Pattern.DOTALL);

  /** Marks different words; bold, code spans and other form is never marked. */
  public static WordDiff of(String left, String right) {
    return of(left, right, false);
  }

  /** Marks everything that is not the same character by character. */
  public static WordDiff ofForm(String left, String right) {
    return of(left, right, true);
  }

  /** A text that nothing is marked in. */
  public static List<Piece> plain(String text) {
    return List.of(new Piece(text, false));
  }

  /** A text without a counterpart. */
  public static List<Piece> marked(String text) {
    return List.of(new Piece(text, true));
  }

  private static WordDiff of(String left, String right, boolean form) {
    List<String> old = tokens(left);
    List<String> now = tokens(right);
    Marks marks = new Marks(keys(old, form), keys(now, form));
    return new WordDiff(pieces(old, marks.left()), pieces(now, marks.right()));
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  /** What tokens are compared by: blanks, and form where it does not count, are all alike. */
  private static List<String> keys(List<String> tokens, boolean form) {
    List<String> keys = new ArrayList<>();
    for (String token : tokens) {
      keys.add(token.isBlank() ? " " : form ? token : NormalForm.of(token));
    }
    return keys;
  }

  /** Joins what is marked alike; blanks between marked words are marked with them. */
  private static List<Piece> pieces(List<String> tokens, boolean[] marked) {
    List<Piece> pieces = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean current = false;
    for (int i = 0; i < tokens.size(); i++) {
      boolean between = tokens.get(i).isBlank() && i > 0 && i + 1 < tokens.size() && marked[i - 1] && marked[i + 1];
      boolean mark = between || marked[i] && !tokens.get(i).isBlank();
      if (mark != current && !text.isEmpty()) {
        pieces.add(new Piece(text.toString(), current));
        text.setLength(0);
      }
      current = mark;
      text.append(tokens.get(i));
    }
    if (!text.isEmpty()) {
      pieces.add(new Piece(text.toString(), current));
    }
    return pieces;
  }

  /** Which tokens of either side the other lacks; those without content are never marked. */
  private record Marks(boolean[] left, boolean[] right) {

    Marks(List<String> old, List<String> now) {
      this(new boolean[old.size()], new boolean[now.size()]);
      for (Differences.Stretch stretch : Differences.between(old, now)) {
        for (int i = stretch.fromLeft(); i < stretch.toLeft(); i++) {
          left[i] = !stretch.equal() && !old.get(i).isEmpty();
        }
        for (int i = stretch.fromRight(); i < stretch.toRight(); i++) {
          right[i] = !stretch.equal() && !now.get(i).isEmpty();
        }
      }
    }
  }
}
