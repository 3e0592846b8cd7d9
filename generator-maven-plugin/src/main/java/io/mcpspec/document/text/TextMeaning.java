package io.mcpspec.document.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a description says to a model, without form, filling words and examples.
 *
 * @param orders words that command, limit, or say what omission means
 * @param figures numbers that the schema does not say itself
 * @param acts words for what cannot be undone, leaves the house or asks for trust
 * @param names names written as code, and states in capitals where it lists several
 * @param values listed values that it names
 * @param words all words that carry meaning, in order and without endings
 */
record TextMeaning(
    Set<String> orders,
    Set<String> figures,
    Set<String> acts,
    Set<String> names,
    Set<String> values,
    List<String> words) {

  private static final Pattern EXAMPLE = Pattern.compile(
      "```.*?(?:```|$)|\\([^()]*(?:\\be\\.g\\b|\\bfor example\\b)[^()]*\\)"
          + "|(?:\\be\\.g\\.?|\\bfor example\\b|\\bsuch as\\b|\\bexamples?:)[^;)\\n]*?(?=[;)\\n]|\\.\\s|\\.?$)",
      Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final Pattern FIGURE = Pattern.compile("(?<![\\w.])\\d[\\d,.]*\\s?%?(?:[kmgt]i?b\\b)?",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");
  private static final Pattern STATE = Pattern.compile("\\b[A-Z]{5,}\\b");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['’]t)?");

  private static final Set<String> ORDERS = Set.of(
      "must", "never", "always", "should", "shall", "only", "not", "no", "none", "cannot", "mandatory", "forbidden",
      "without", "unless", "except", "deprecated", "instead", "before", "after", "first", "exactly", "unique", "prefer",
      "avoid", "ignored", "ignore", "rejected", "refused", "maximum", "max", "minimum", "min", "most", "least", "limit",
      "limited", "capped", "omit", "omits", "omitted", "unset", "blank", "empty", "default", "defaults",
      "unchanged", "disable", "disables", "disabled", "enable", "enables", "enabled", "recent", "require",
      "requires", "need", "needs");

  /** What cannot be undone, leaves the house, or asks for trust. */
  private static final Set<String> ACTS = Set.of(
      "delete", "deletes", "remove", "removes", "removed", "overwrite", "overwrites", "destroy", "drop", "erase",
      "execute", "executes", "send", "sends", "publish", "charge", "sandbox", "unsafe", "permission", "permissions",
      "credential", "credentials", "password", "secret", "secrets", "token", "admin", "root", "arbitrary", "untrusted",
      "external", "internet", "confirmation", "approval");

  private static final Pattern OMISSION = Pattern.compile(
      "\\b(?:if|when|unless)\\b[^.;]{0,40}?\\b(?:provided|specified|given|set)\\b"
          + "|\\bnot (?:provided|specified|given|set)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern MOST = Pattern.compile("\\bup to\\b", Pattern.CASE_INSENSITIVE);

  private static final Set<String> FILLING = Set.of(
      "a", "an", "the", "of", "to", "in", "on", "for", "from", "with", "by", "as", "at", "is", "are", "be", "been",
      "was", "were", "will", "that", "this", "these", "those", "it", "its", "which", "and", "or", "you", "your", "can",
      "may", "s", "optional", "required", "please", "string", "array", "there", "has", "have", "into", "use", "used");

  static TextMeaning of(String text, Collection<String> stated) {
    String shown = EXAMPLE.matcher(text).replaceAll(" ");
    String plain = EXAMPLE.matcher(NormalForm.ofText(shown)).replaceAll(" ");
    List<String> all = split(plain);
    Set<String> figures = found(FIGURE, plain);
    figures.removeAll(stated);
    Set<String> states = found(STATE, plain);
    states.removeIf(state -> ORDERS.contains(state.toLowerCase(Locale.ROOT)));
    Set<String> names = found(CODE, shown);
    names.addAll(states.size() > 1 ? states : Set.of());
    names.removeAll(stated);
    Set<String> acts = new TreeSet<>(all);
    acts.retainAll(ACTS);
    Set<String> values = new TreeSet<>();
    stated.stream().map(value -> value.toLowerCase(Locale.ROOT)).filter(all::contains).forEach(values::add);
    return new TextMeaning(orders(text), figures, stems(acts), names, values, content(all));
  }

  private static Set<String> stems(Set<String> words) {
    return words.stream().map(TextMeaning::stem).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group().replace("`", "").replaceAll("[.,\\s]+$", "").replaceAll("\\s+", ""));
    }
    return found;
  }

  private static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text.replace('_', ' ').toLowerCase(Locale.ROOT));
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** Each word once, in the form that a dictionary has; what denies is one word. */
  private static Set<String> orders(String text) {
    Set<String> found = new TreeSet<>();
    if (OMISSION.matcher(text).find()) {
      found.add("omit");
    }
    if (MOST.matcher(text).find()) {
      found.add("max");
    }
    for (String word : split(text)) {
      if (word.endsWith("'t") || word.endsWith("’t")) {
        found.add("not");
      } else if (ORDERS.contains(word)) {
        found.add(word.equals("cannot") || word.equals("no") ? "not"
            : word.startsWith("max") || word.equals("most") ? "max"
            : word.startsWith("min") || word.equals("least") ? "min" : stem(word));
      }
    }
    return found;
  }

  /** The words of a text that carry meaning, without endings. */
  static List<String> words(String text) {
    return content(split(text));
  }

  private static List<String> content(List<String> words) {
    return words.stream().filter(word -> !FILLING.contains(word)).map(TextMeaning::stem).toList();
  }

  private static String stem(String word) {
    String stem = word.length() > 4 ? word.replaceFirst("(?:ing|ed|es|s)$", "") : word.replaceFirst("(?<=..)s$", "");
    return stem.length() > 4 ? stem.replaceFirst("e$", "") : stem;
  }
}
