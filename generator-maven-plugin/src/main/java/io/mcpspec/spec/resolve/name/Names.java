package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks up names, and reports those that are unknown or there twice. */
public final class Names {

  private static final int MOST_SHOWN = 12;

  private final Diagnostics diagnostics;

  public Names(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Whether {@code written} is one of {@code known}; reports it if not. {@code noun} says what it names. */
  public boolean check(Code code, String noun, Scalar written, Collection<String> known) {
    boolean found = known.contains(written.text()) || isReported(noun, written);
    if (!found) {
      diagnostics.report(
          code,
          written.span(),
          "unknown " + noun + " `" + written.text() + "`",
          ClosestName.help(written.text(), known, listed(noun, known)));
    }
    return found;
  }

  /** Whether its fault, or that of the declaration that it names, is reported already. */
  private boolean isReported(String noun, Scalar written) {
    return written.isStandIn() || diagnostics.leftOut().mayBe(noun, written.text(), written.span());
  }

  private static String listed(String noun, Collection<String> known) {
    if (known.isEmpty()) {
      return "there is no " + noun + " in this spec";
    }
    String names = known.stream().limit(MOST_SHOWN).map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    return plural(noun) + " are " + names + (known.size() > MOST_SHOWN ? ", …" : "");
  }

  private static String plural(String noun) {
    return noun.endsWith("y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
  }

  /** Reports each name that stands more than once: one finding for all its places. */
  public void checkUnique(String noun, List<Scalar> names) {
    Map<String, List<Scalar>> places = new LinkedHashMap<>();
    names.stream()
        .filter(name -> !name.isStandIn())
        .forEach(name -> places.merge(name.text(), List.of(name), Names::joined));
    places.values().stream().filter(all -> all.size() > 1).forEach(all -> reportTwice(noun, all));
  }

  private void reportTwice(String noun, List<Scalar> places) {
    Scalar second = places.get(1);
    List<String> others =
        places.stream()
            .filter(place -> place != second)
            .map(place -> "`" + place.text() + "` also stands at " + place.span())
            .toList();
    diagnostics.report(
        new Diagnostic(
            Code.DUPLICATE_NAME,
            second.span(),
            "the " + noun + " `" + second.text() + "` is declared " + times(places.size()),
            others,
            List.of("rename or remove all but one")));
  }

  private static String times(int count) {
    return count == 2 ? "twice" : count + " times";
  }

  private static List<Scalar> joined(List<Scalar> first, List<Scalar> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
