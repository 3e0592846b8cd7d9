package io.mcpspec.release.lock;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Fact;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds out whether two texts differ in the values of facts alone, and what these values were before. */
final class FactTexts {

  private static final String NO_WORD_BEFORE = "(?<![\\p{Alnum}_])";
  private static final String NO_WORD_BEHIND = "(?![\\p{Alnum}_])";
  /** The shortest text up to what follows; atomic, so that a text that does not match is refused at once. */
  private static final String OLD_VALUE = "(?>([^\\n]{0,200}?)%s)";

  /** A text that a value is written as, the facts that may be meant, and how many bytes their unit is there. */
  private record Form(List<Fact> facts, int bytes) {

    /** The value that another text of this form stands for. */
    private String value(String text) {
      String unit = facts.get(0).unitBehind().orElse("");
      boolean isNumber = bytes > 1 && text.matches("-?[0-9]+");
      return isNumber
          ? new BigDecimal(text).divide(BigDecimal.valueOf(bytes), MathContext.DECIMAL64).toPlainString()
          : text.endsWith(unit) ? text.substring(0, text.length() - unit.length()) : text;
    }
  }

  private final Map<String, Form> forms = new LinkedHashMap<>();

  /**
   * @param facts those that may be in the texts
   * @param value the value that a fact has in the newer text
   */
  FactTexts(Collection<Fact> facts, Function<Fact, Scalar> value) {
    for (Fact fact : facts) {
      Scalar now = value.apply(fact);
      add(now.text(), fact, 1);
      add(fact.text(now), fact, 1);
      if (fact.bytesInUnit() > 1 && now.isNumber()) {
        BigDecimal bytes = new BigDecimal(now.text()).multiply(BigDecimal.valueOf(fact.bytesInUnit()));
        add(bytes.toPlainString(), fact, fact.bytesInUnit());
      }
    }
    forms.remove("");
  }

  private void add(String text, Fact fact, int bytes) {
    List<Fact> facts = forms.computeIfAbsent(text, first -> new Form(new ArrayList<>(), bytes)).facts();
    if (!facts.contains(fact)) {
      facts.add(fact);
    }
  }

  /** The values that changed: what was written before, by the facts that may be meant; empty when more changed. */
  Optional<Map<List<Fact>, String>> before(String older, String newer) {
    if (forms.isEmpty()) {
      return Optional.empty();
    }
    Matcher values = Pattern.compile(forms.keySet().stream()
        .sorted(Comparator.comparing(String::length).reversed())
        .map(FactTexts::word).collect(Collectors.joining("|"))).matcher(newer);
    StringBuilder pattern = new StringBuilder();
    List<String> found = new ArrayList<>();
    int end = 0;
    while (values.find()) {
      append(pattern, newer.substring(end, values.start()), found.isEmpty());
      found.add(values.group());
      end = values.end();
    }
    append(pattern, newer.substring(end), found.isEmpty());
    Matcher old = Pattern.compile(pattern + "\\z").matcher(older);
    return old.matches() ? changed(old, found) : Optional.empty();
  }

  private static String word(String value) {
    String start = Character.isLetterOrDigit(value.charAt(0)) ? NO_WORD_BEFORE : "";
    String end = Character.isLetterOrDigit(value.charAt(value.length() - 1)) ? NO_WORD_BEHIND : "";
    return start + Pattern.quote(value) + end;
  }

  private static void append(StringBuilder pattern, String fixed, boolean first) {
    String behind = fixed.isEmpty() ? "\\z" : Pattern.quote(fixed);
    pattern.append(first ? Pattern.quote(fixed) : OLD_VALUE.formatted(behind));
  }

  /** A fact has one value in a release, so two old values of one fact mean that something else changed. */
  private Optional<Map<List<Fact>, String>> changed(Matcher old, List<String> found) {
    Map<List<Fact>, String> before = new LinkedHashMap<>();
    for (int i = 0; i < found.size(); i++) {
      if (!old.group(i + 1).equals(found.get(i))) {
        Form form = forms.get(found.get(i));
        String was = form.value(old.group(i + 1));
        String other = before.putIfAbsent(form.facts(), was);
        if (other != null && !other.equals(was)) {
          return Optional.empty();
        }
      }
    }
    return before.isEmpty() ? Optional.empty() : Optional.of(before);
  }
}
