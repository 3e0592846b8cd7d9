package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.sample.Sample;
import io.mcpspec.jsonschema.sample.SchemaSamples;
import io.mcpspec.release.schema.pattern.TextSearch;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.Size;
import io.mcpspec.release.schema.shape.StringFacet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Texts of a pattern or format that other patterns do not fit, and of the lengths around all limits. */
final class TextCandidates {

  private static final int LONGEST = 5_000;
  private static final int MOST_OTHERS = 4;

  private final List<StringFacet> own;
  private final List<StringFacet> others;

  TextCandidates(List<Form> own, List<Form> others) {
    this.own = facets(own);
    this.others = facets(others);
  }

  private static List<StringFacet> facets(List<Form> forms) {
    return forms.stream().map(form -> (StringFacet) form.facet()).distinct().toList();
  }

  void addTo(Set<Node> values) {
    Set<String> texts = new LinkedHashSet<>(List.of("sample", "a", "0"));
    own.forEach(facet -> addFormatted(facet, values));
    lengths().forEach(length -> texts.add("a".repeat(length)));
    own.forEach(facet -> addFitting(facet, texts));
    texts.forEach(text -> values.add(Values.text(text)));
  }

  private static void addFormatted(StringFacet facet, Set<Node> values) {
    for (String format : facet.formats()) {
      Node schema = new MappingBuilder(Values.NULL.span()).put("type", "string").put("format", format).build();
      if (SchemaSamples.of(schema) instanceof Sample.Value sample) {
        values.add(sample.node());
      }
    }
  }

  private Set<Integer> lengths() {
    Set<Integer> lengths = new LinkedHashSet<>();
    for (StringFacet facet : all()) {
      int least = facet.length().leastWhole();
      int most = Math.min(facet.length().mostWhole(), LONGEST);
      lengths.addAll(List.of(least, Math.max(0, least - 1), most, most + 1));
    }
    lengths.removeIf(length -> length >= LONGEST);
    return lengths;
  }

  private List<StringFacet> all() {
    List<StringFacet> all = new ArrayList<>(own);
    all.addAll(others);
    return all;
  }

  /** Texts of one form: those that others take, too, and those that they miss or find too short or too long. */
  private void addFitting(StringFacet facet, Set<String> texts) {
    List<StringFacet> different = all().stream().filter(other -> !other.equals(facet)).limit(MOST_OTHERS).toList();
    List<StringFacet> taken = new ArrayList<>(List.of(facet));
    Set<Set<String>> missed = new LinkedHashSet<>(List.of(Set.of()));
    Set<String> each = new LinkedHashSet<>();
    for (StringFacet other : different) {
      facet.and(other).ifPresent(both -> taken.add((StringFacet) both));
      other.patterns().forEach(pattern -> missed.add(Set.of(pattern)));
      other.patterns().stream().limit(1).forEach(each::add);
    }
    missed.add(each);
    for (StringFacet fitting : taken) {
      for (Set<String> patterns : missed) {
        search(fitting, patterns, fitting.length(), texts);
        different.forEach(other -> search(fitting, patterns, fitting.length().above(other.length()), texts));
        different.forEach(other -> search(fitting, patterns, fitting.length().below(other.length()), texts));
      }
    }
  }

  private static void search(StringFacet facet, Set<String> missed, Size length, Set<String> texts) {
    if (!length.isImpossible() && !(missed.isEmpty() && facet.patterns().isEmpty())) {
      TextSearch.of(facet.patterns(), missed, length.leastWhole(), length.mostWhole()).text().ifPresent(texts::add);
    }
  }
}
