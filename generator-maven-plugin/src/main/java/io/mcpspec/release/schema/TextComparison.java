package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.UNDECIDABLE;
import static io.mcpspec.release.schema.shape.Answer.YES;

import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.pattern.TextSearch;
import io.mcpspec.release.schema.proof.Values;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Size;
import io.mcpspec.release.schema.shape.StringFacet;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what is asked of strings. Each limit and pattern is judged beside all others of its side: a least length
 * that a pattern implied narrows nothing.
 */
final class TextComparison {

  private final SchemaComparison comparison;
  private final SchemaPath path;

  TextComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void compare(StringFacet before, StringFacet after) {
    boolean same = before.formats().equals(after.formats());
    StringFacet old = same ? FormatPatterns.without(before) : before;
    StringFacet now = same ? FormatPatterns.without(after) : after;
    least(old, now);
    most(old, now);
    patterns(old, now);
    formats(before.formats(), after.formats());
  }

  private void least(StringFacet before, StringFacet after) {
    Size old = before.length();
    Size now = after.length();
    limit("minLength", missing(before, Set.of(), old.below(now)), missing(after, Set.of(), now.below(old)),
        ScalarComparison.least(old.least()), ScalarComparison.least(now.least()));
  }

  private void most(StringFacet before, StringFacet after) {
    Size old = before.length();
    Size now = after.length();
    limit("maxLength", missing(before, Set.of(), old.above(now)), missing(after, Set.of(), now.above(old)),
        ScalarComparison.most(old.most()), ScalarComparison.most(now.most()));
  }

  private void limit(String keyword, Answer narrows, Answer widens, String from, String to) {
    if (narrows != NO || widens != NO) {
      comparison.add(Change.of(Kind.LIMIT, path, narrows, widens, keyword, from, to));
    }
  }

  private void patterns(StringFacet before, StringFacet after) {
    Answer narrows = refused(before, after);
    Answer widens = refused(after, before);
    if (narrows != NO || widens != NO) {
      Change change = Change.of(
          Kind.TEXT_FORM, path, narrows, widens, "pattern", joined(before.patterns()), joined(after.patterns()));
      boolean input = comparison.side() == Side.INPUT;
      comparison.add(shown(input ? before : after, input ? after : before)
          .map(text -> change.shownBy(Values.text(text), comparison.side())).orElse(change));
    }
  }

  /** Formats are not looked at, so a text of a pattern alone shows nothing where there is one. */
  private static Optional<String> shown(StringFacet texts, StringFacet by) {
    return by.patterns().stream().filter(pattern -> texts.formats().isEmpty())
        .flatMap(pattern -> search(texts, Set.of(pattern), texts.length()).text().stream()).findFirst();
  }

  /** Whether the patterns of one refuse a text of the other; more patterns than before surely do. */
  private static Answer refused(StringFacet texts, StringFacet by) {
    Answer refused = NO;
    for (String pattern : by.patterns()) {
      if (!texts.patterns().contains(pattern)) {
        refused = refused.or(missing(texts, Set.of(pattern), texts.length()));
      }
    }
    return refused == UNDECIDABLE && by.patterns().containsAll(texts.patterns()) ? YES : refused;
  }

  /** Whether there is a text of these of a length, in which a pattern is not found. */
  private static Answer missing(StringFacet texts, Set<String> pattern, Size length) {
    if (length.isImpossible() || pattern.isEmpty() && texts.patterns().isEmpty()) {
      return Answer.of(!length.isImpossible());
    }
    if (length.mostWhole() == 0) {
      boolean misses = pattern.stream().allMatch(one -> only(one).accepts("") == NO);
      return Answer.of(misses).and(new StringFacet(Size.ANY, texts.patterns(), Set.of()).accepts(""));
    }
    TextSearch.Result found = search(texts, pattern, length);
    return found.text().isPresent() ? YES : found.isNone() ? NO : UNDECIDABLE;
  }

  private static StringFacet only(String pattern) {
    return new StringFacet(Size.ANY, Set.of(pattern), Set.of());
  }

  private static TextSearch.Result search(StringFacet texts, Set<String> pattern, Size length) {
    return TextSearch.of(texts.patterns(), pattern, length.leastWhole(), length.mostWhole());
  }

  /** Whether one more takes values away is not sure: many validators do not look at formats. */
  private void formats(Set<String> before, Set<String> after) {
    if (!before.equals(after)) {
      comparison.add(Change.of(
          Kind.TEXT_FORM, path, before.containsAll(after) ? NO : UNDECIDABLE,
          after.containsAll(before) ? NO : UNDECIDABLE, "format", joined(before), joined(after)));
    }
  }

  private static String joined(Set<String> values) {
    return values.isEmpty() ? ScalarComparison.NONE : String.join(" and ", values);
  }
}
