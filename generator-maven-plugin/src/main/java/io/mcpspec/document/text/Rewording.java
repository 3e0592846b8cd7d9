package io.mcpspec.document.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What another wording of a description does to a model that reads it. This is the one place that tells a change of
 * meaning from one of wording.
 *
 * @param before the old text; empty when there was none
 * @param after the new text; empty when there is none
 */
public record Rewording(String before, String after) {

  /** How much changed. */
  public enum Weight {
    /** Only how it looks. */
    FORM,
    /** It says the same, or explains what was known. */
    WORDING,
    /** A model may do something else. */
    MEANING
  }

  /** That many new words beside all old ones are a statement, however long the text around it. */
  private static final int STATEMENT = 3;

  /** That many new words in place of others are a statement. */
  private static final int SENTENCE = 5;

  /** That many words are more than the explanation of a name. */
  private static final int PARAGRAPH = 15;

  /** With less in common, two texts of which each has words of its own say different things. */
  private static final double ALIKE = 0.6;

  /** What returns something without changing anything, in whatever words. */
  private static final Set<String> READING = Set.copyOf(TextMeaning.words(
      "get list return retrieve fetch show read print display query lookup find search echo"));

  /** What makes something new. */
  private static final Set<String> MAKING = Set.copyOf(TextMeaning.words("create add make new"));

  /** How many there are. */
  private static final Set<String> COUNTING = Set.copyOf(TextMeaning.words("number count amount quantity total"));

  /**
   * Weighs the change.
   *
   * @param stated what the schema beside the text says itself: values, defaults and limits
   */
  public Weight weight(Collection<String> stated) {
    if (NormalForm.ofText(before).equals(NormalForm.ofText(after))) {
      return Weight.FORM;
    }
    TextMeaning old = TextMeaning.of(before, stated);
    TextMeaning now = TextMeaning.of(after, stated);
    boolean same = isSame(old, now) && !saysSomethingNew(old, now) && !changesPurpose(old, now);
    return same ? Weight.WORDING : Weight.MEANING;
  }

  /**
   * What a model has to obey, and figures, must be the same. A first description may name what it is about; a later one
   * may explain further values.
   */
  private static boolean isSame(TextMeaning old, TextMeaning now) {
    boolean first = old.words().isEmpty();
    return old.orders().equals(now.orders())
        && old.figures().equals(now.figures())
        && (first || old.acts().equals(now.acts()) && old.names().equals(now.names()))
        && (old.values().containsAll(now.values()) || now.values().containsAll(old.values()));
  }

  private static boolean saysSomethingNew(TextMeaning old, TextMeaning now) {
    int added = minus(now.words(), old.words()).size();
    if (old.words().isEmpty()) {
      return added >= PARAGRAPH;
    }
    boolean nothingGone = minus(old.words(), now.words()).isEmpty();
    boolean half = added >= 2 && 2 * added >= now.words().size();
    return nothingGone ? added >= STATEMENT : half || added >= SENTENCE;
  }

  /** One word for another is a change of purpose where it is the verb, or where there is hardly more. */
  private static boolean changesPurpose(TextMeaning old, TextMeaning now) {
    List<String> gone = minus(old.words(), now.words());
    List<String> come = minus(now.words(), old.words());
    if (gone.isEmpty() || come.isEmpty() || old.words().isEmpty()) {
      return false;
    }
    if (Contrasts.between(gone, come)) {
      return true;
    }
    if (gone.size() == 1 && come.size() == 1) {
      boolean verb = old.words().get(0).equals(gone.get(0)) && now.words().get(0).equals(come.get(0));
      boolean tiny = old.words().size() <= 2 && now.words().size() <= 2;
      return (verb || tiny) && !areSynonyms(gone.get(0), come.get(0));
    }
    return gone.size() > 1 && come.size() > 1 && Likeness.ofWords(old.words(), now.words()) < ALIKE;
  }

  private static boolean areSynonyms(String verb, String other) {
    return Stream.of(READING, MAKING, COUNTING).anyMatch(group -> group.contains(verb) && group.contains(other));
  }

  private static List<String> minus(List<String> some, List<String> others) {
    List<String> left = new ArrayList<>(some);
    others.forEach(left::remove);
    return left;
  }
}
