package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.document.text.Quote;
import io.mcpspec.document.text.Words;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.match.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * P16: finds sentences in which a number, its unit, its comparison, or the "and" or "or" between two of them changed.
 */
public final class FigureCheck {

  /** Where less is in common, it says little that one side has a figure. */
  private static final double SAME_SENTENCE = 0.5;

  private FigureCheck() {}

  public static void check(List<SentencePair> pairs, PromptFindings findings) {
    for (SentencePair pair : pairs) {
      boolean sample = pair.right().kind() == Unit.Kind.ROW && pair.right().context() == Unit.Context.TEMPLATE;
      if (pair.isText() && !sample) {
        check(pair, findings);
      }
    }
  }

  private static void check(SentencePair pair, PromptFindings findings) {
    String old = pair.left().normal();
    String now = pair.right().normal();
    List<Figure> left = Figure.in(old);
    List<Figure> right = Figure.in(now);
    List<Figure> gone = without(left, right);
    List<Figure> come = without(right, left);
    if (gone.isEmpty() && come.isEmpty()) {
      report(pair, connected(old, left, now, right), connected(now, right, old, left), findings);
    } else if (!gone.isEmpty() && !come.isEmpty()) {
      report(pair, shown(gone), shown(come), findings);
    } else if (common(pair) >= SAME_SENTENCE) {
      List<Figure> lost = without(gone, figures(pair.to().after()));
      List<Figure> gained = without(come, figures(pair.from().before()));
      report(pair, shown(lost), shown(gained), findings);
    }
  }

  private static void report(SentencePair pair, String from, String to, PromptFindings findings) {
    if (from.equals(to)) {
      return;
    }
    List<String> facts = facts(pair);
    String message = from.isEmpty() ? "added " + to : to.isEmpty() ? "dropped " + from : from + " → " + to;
    findings.add(Rule.FIGURE_CHANGED, facts.isEmpty() ? Level.RISKY : Level.BREAKING, pair,
        message + " in " + Quote.of(pair.right().normal())
            + (facts.isEmpty() ? "" : "; declared here: " + String.join(", ", facts)),
        "from", from, "to", to);
  }

  /** What only one form of the sentence says may stand elsewhere in the section. */
  private static List<Figure> figures(Optional<PromptSection> section) {
    return section.map(text -> Figure.in(NormalForm.of(text.text()))).orElse(List.of());
  }

  private static double common(SentencePair pair) {
    return Words.of(pair.left().normal()).inCommon(Words.of(pair.right().normal()));
  }

  /** Figures of the first list that the second lacks. */
  private static List<Figure> without(List<Figure> figures, List<Figure> others) {
    List<String> meanings = others.stream().map(Figure::meaning).collect(Collectors.toCollection(ArrayList::new));
    return figures.stream().filter(figure -> !meanings.remove(figure.meaning())).toList();
  }

  private static String shown(List<Figure> figures) {
    return figures.stream().map(Figure::shown).collect(Collectors.joining(", "));
  }

  /** The first two neighbours that the other form connects by another word; empty when there are none. */
  private static String connected(String text, List<Figure> figures, String other, List<Figure> others) {
    for (int i = 0; i + 1 < Math.min(figures.size(), others.size()); i++) {
      String word = between(text, figures, i);
      String otherWord = between(other, others, i);
      boolean connects = isConnector(word) && isConnector(otherWord);
      if (connects && !word.equalsIgnoreCase(otherWord)) {
        return text.substring(figures.get(i).start(), figures.get(i + 1).end()).strip();
      }
    }
    return "";
  }

  private static String between(String text, List<Figure> figures, int first) {
    return text.substring(figures.get(first).end(), figures.get(first + 1).start()).strip();
  }

  private static boolean isConnector(String word) {
    return word.equalsIgnoreCase("and") || word.equalsIgnoreCase("or");
  }

  /** The declared facts of a sentence whose figures alone changed. */
  private static List<String> facts(SentencePair pair) {
    if (!Figure.without(pair.left().normal()).equals(Figure.without(pair.right().normal()))) {
      return List.of();
    }
    List<String> facts = new ArrayList<>(pair.from().before().orElseThrow().facts());
    facts.retainAll(pair.to().after().orElseThrow().facts());
    return facts.stream().distinct().toList();
  }
}
