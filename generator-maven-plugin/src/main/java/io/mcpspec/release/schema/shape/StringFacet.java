package io.mcpspec.release.schema.shape;

import io.mcpspec.release.schema.pattern.TextSearch;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is asked of strings.
 *
 * @param length in characters
 * @param patterns regular expressions that all have to be found
 * @param formats names of formats
 */
public record StringFacet(Size length, Set<String> patterns, Set<String> formats) implements Facet {

  static final StringFacet NONE = new StringFacet(Size.ANY, Set.of(), Set.of());

  public StringFacet {
    Set<String> asking = new LinkedHashSet<>(patterns);
    asking.removeIf(TextSearch::fitsAll);
    patterns = asking;
  }

  @Override
  public Optional<Facet> and(Facet other) {
    StringFacet also = (StringFacet) other;
    return Optional.of(new StringFacet(
        length.and(also.length), both(patterns, also.patterns), both(formats, also.formats)));
  }

  private static Set<String> both(Set<String> one, Set<String> other) {
    Set<String> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }

  @Override
  public boolean asksNothing() {
    return equals(NONE);
  }

  @Override
  public boolean isImpossible() {
    return length.isImpossible();
  }

  public Answer accepts(String text) {
    Answer fits = Answer.of(length.accepts(text.codePointCount(0, text.length())));
    for (String pattern : patterns) {
      fits = fits.and(Expression.find(pattern, text));
    }
    return formats.isEmpty() ? fits : fits.and(Answer.UNDECIDABLE);
  }
}
