package io.mcpspec.release.report.view;

import io.mcpspec.document.text.Visible;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.SectionReview;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/** What became of a prompt's sections, in words. */
public final class SectionWords {

  private static final Map<Change, String> WORDS = new EnumMap<>(Map.of(
      Change.SAME, "unchanged",
      Change.FORMAT_ONLY, "format only",
      Change.REWORDED, "reworded",
      Change.ADDED, "added",
      Change.REMOVED, "removed"));

  private static final Map<Change, String> SIGNS = new EnumMap<>(Map.of(
      Change.SAME, "=",
      Change.FORMAT_ONLY, "≈",
      Change.REWORDED, "~",
      Change.ADDED, "+",
      Change.REMOVED, "-"));

  private SectionWords() {}

  /** One character for the change. */
  public static String sign(SectionReview section) {
    boolean onlyMoved = section.change() == Change.SAME && !isUntouched(section);
    return onlyMoved ? ">" : SIGNS.get(section.change());
  }

  /** The change as the name of a style: {@code format-only}, {@code moved} when nothing else changed. */
  public static String kind(SectionReview section) {
    boolean onlyMoved = section.change() == Change.SAME && !isUntouched(section);
    return onlyMoved ? "moved" : section.change().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** {@code reworded; moved, was under "Patterns"; renamed, was "Hiearchical"}. */
  public static String words(SectionReview section) {
    StringJoiner words = new StringJoiner("; ");
    if (section.change() != Change.SAME || isUntouched(section)) {
      words.add(word(section.change()));
    }
    section.movedFrom().ifPresent(from -> words.add("moved, was " + Visible.line(from)));
    section.oldHeading().ifPresent(old -> words.add("renamed, was “" + Visible.line(old) + "”"));
    return words.toString();
  }

  public static String word(Change change) {
    return WORDS.get(change);
  }

  /** Whether text, place and heading are what they were. */
  public static boolean isUntouched(SectionReview section) {
    return section.change() == Change.SAME && section.movedFrom().isEmpty() && section.oldHeading().isEmpty();
  }

  /** The heading; the id of a section that has none. */
  public static String heading(SectionReview section) {
    return Visible.line(section.heading().isBlank() ? section.id() + " (no heading)" : section.heading());
  }

  /** {@code 15 sections added, 17 removed, 19 reworded, 3 moved, 1 renamed, 5 unchanged}. */
  public static String summary(PromptReview prompt) {
    StringJoiner words = new StringJoiner(", ");
    List<SectionReview> sections = prompt.sections();
    add(words, count(sections, Change.ADDED), "added");
    add(words, count(sections, Change.REMOVED), "removed");
    add(words, count(sections, Change.REWORDED), "reworded");
    add(words, count(sections, Change.FORMAT_ONLY), "changed in form only");
    add(words, sections.stream().filter(section -> section.movedFrom().isPresent()).count(), "moved");
    add(words, sections.stream().filter(section -> section.oldHeading().isPresent()).count(), "renamed");
    add(words, sections.stream().filter(SectionWords::isUntouched).count(), "unchanged");
    return words.length() == 0 ? "no sections" : "sections: " + words;
  }

  /** {@code 8,575 → 8,620 tokens (+45)}. */
  public static String tokens(int before, int after) {
    return number(before) + " → " + number(after) + " tokens (" + delta(before, after) + ")";
  }

  /** {@code +45}, {@code −1,203} or {@code ±0}. */
  public static String delta(int before, int after) {
    if (before == after) {
      return "±0";
    }
    return (after > before ? "+" : "−") + number(Math.abs(after - before));
  }

  public static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static long count(List<SectionReview> sections, Change change) {
    return sections.stream().filter(section -> section.change() == change).count();
  }

  private static void add(StringJoiner words, long count, String what) {
    if (count > 0) {
      words.add(count + " " + what);
    }
  }
}
