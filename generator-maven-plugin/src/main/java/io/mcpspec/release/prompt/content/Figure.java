package io.mcpspec.release.prompt.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number of a sentence with all that belongs to it: what it is compared by, a second number where it is a band, its
 * unit. Names, versions and references such as {@code GSI1}, {@code 1.0.8} and {@code #7} are none.
 *
 * @param shown as it is written
 * @param meaning what it is compared by: the same for {@code <=1,000 reads/sec} and {@code at most 1000 reads per
 *     second}
 * @param start where it begins in the sentence
 * @param end where it ends
 */
public record Figure(String shown, String meaning, int start, int end) {

  private static final String NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
  private static final String COUNTED =
      "bytes?|milliseconds?|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|years?|RCUs?|WCUs?|RRUs?|WRUs?"
          + "|RPS|QPS|TPS|read units?|write units?|requests?|reads?|writes?|items?|tokens?|characters?|questions?"
          + "|percent|million|billion|thousand|times|copies|queries|tables?|partitions?|values?";
  /** Words whose number is a name, as capitals are before one: {@code Step 2}, {@code ISO 8601}. */
  private static final Pattern NUMBERED = Pattern.compile(
      "(?:\\b(?:Steps?|Options?|Parts?|Phases?|Patterns?|Figures?|Tables?|Sections?|Chapters?|Levels?|Lines?|Versions?"
          + "|Examples?|Rules?|Java|Node|Python)|\\b(?!RPS|RCU|WCU|RRU|WRU|TTL|MAX|MIN)\\p{Lu}{3,})\\s$");
  private static final int LONGEST_WORD = 20;
  private static final Pattern DIGIT = Pattern.compile("\\d");
  private static final Pattern FIGURE = Pattern.compile(
      "(?<compare>(?:at most|at least|up to|upto|more than|less than|fewer than|no more than|no less than|below|above"
          + "|over|under|exceeds?|exceeding|within|about|around|approximately|exactly|only|max\\.?|min\\.?"
          + "|maximum(?: of)?|minimum(?: of)?|AT MOST:?)\\s+|[<>\u2264\u2265~\u2248]=?\\s?)?"
          + "(?<![\\p{L}\\p{N}_#./:-])(?<money>[$\u20AC\u00A3]\\s?)?(?<from>" + NUMBER + ")"
          + "(?![\\p{N}_]|\\.\\d|-\\d+-\\d|:\\p{L}|:\\d)"
          + "(?<first>\\s?%)?(?:(?<band>\\s?[-\u2013]\\s?|\\s(?:to|and)\\s(?=\\d+\\s?%))(?<to>" + NUMBER + "))?"
          + "(?<early>\\+|\\s(?:or|and)\\s(?:more|less|fewer))?"
          + "(?<unit>\\s?%|\\s?(?:[KMGT]i?B|ms|\u00B5s|GB-month|KB|s|x)\\b|[KMk]\\b|\\s(?:" + COUNTED + ")\\b)?"
          + "(?<per>\\s?/\\s?\\p{L}+(?:-\\p{L}+)?|\\s(?:per|an?)\\s(?:second|minute|hour|day|week|month|million|GB"
          + "|item|table|partition|request|key)\\b)?"
          + "(?<after>\\+|\\s(?:or|and)\\s(?:more|less|fewer|above|below|over)\\b|\\sat (?:most|least)\\b)?",
      Pattern.CASE_INSENSITIVE);
  private static final Map<String, String> COMPARED = Map.ofEntries(
      Map.entry("at most", "<="), Map.entry("up to", "<="), Map.entry("upto", "<="), Map.entry("within", "<="),
      Map.entry("no more than", "<="), Map.entry("max", "<="), Map.entry("maximum", "<="),
      Map.entry("maximum of", "<="), Map.entry("less than", "<"), Map.entry("fewer than", "<"),
      Map.entry("below", "<"), Map.entry("under", "<"), Map.entry("at least", ">="), Map.entry("no less than", ">="),
      Map.entry("min", ">="), Map.entry("minimum", ">="), Map.entry("minimum of", ">="), Map.entry("more than", ">"),
      Map.entry("above", ">"), Map.entry("over", ">"), Map.entry("exceed", ">"), Map.entry("exceeds", ">"),
      Map.entry("exceeding", ">"), Map.entry("about", "~"), Map.entry("around", "~"),
      Map.entry("approximately", "~"), Map.entry("\u2248", "~"), Map.entry("\u2264", "<="),
      Map.entry("\u2265", ">="), Map.entry("+", ">="), Map.entry("or more", ">="), Map.entry("or above", ">="),
      Map.entry("and above", ">="), Map.entry("and more", ">="), Map.entry("or less", "<="),
      Map.entry("or fewer", "<="), Map.entry("or below", "<="));
  private static final Map<String, String> UNITS = Map.of(
      "sec", "second", "secs", "second", "s", "second", "min", "minute", "mins", "minute", "percent", "%",
      "millisecond", "ms", "milliseconds", "ms");

  /** All figures of a sentence, in order. */
  static List<Figure> in(String sentence) {
    List<Figure> figures = new ArrayList<>();
    if (!DIGIT.matcher(sentence).find()) {
      return figures;
    }
    Matcher matcher = FIGURE.matcher(sentence);
    while (matcher.find()) {
      if (isName(sentence, matcher)) {
        continue;
      }
      figures.add(new Figure(matcher.group().strip(), meaning(matcher), matcher.start(), matcher.end()));
    }
    return figures;
  }

  /** The sentence with all figures, and what connects two of them, made alike. */
  public static String without(String sentence) {
    if (!DIGIT.matcher(sentence).find()) {
      return sentence;
    }
    String without = FIGURE.matcher(sentence).replaceAll(" □ ");
    return without.replaceAll("□ +(?:or|and) +□", "□ □").replaceAll(" +", " ");
  }

  private static boolean isName(String sentence, Matcher figure) {
    return figure.group("unit") == null && figure.group("compare") == null
        && NUMBERED.matcher(sentence.substring(Math.max(0, figure.start() - LONGEST_WORD), figure.start())).find();
  }

  private static String meaning(Matcher figure) {
    String band = figure.group("to") == null ? "" : "-" + number(figure.group("to"));
    String unit = figure.group("unit") == null ? figure.group("first") : figure.group("unit");
    String compared =
        compared(figure.group("compare")) + compared(figure.group("early")) + compared(figure.group("after"));
    return compared + text(figure.group("money"))
        + number(figure.group("from")) + band + " " + unit(unit) + per(figure.group("per"));
  }

  private static String compared(String words) {
    String word = text(words).toLowerCase(Locale.ROOT).replaceAll("[.:]$", "");
    return COMPARED.getOrDefault(word, word);
  }

  private static String number(String digits) {
    String plain = digits.replace(",", "");
    return plain.contains(".") ? plain.replaceAll("\\.?0+$", "") : plain;
  }

  private static String per(String words) {
    String unit = text(words).replaceAll("^(?:/|(?i:per|an?)\\s)\\s*", "");
    return unit.isEmpty() ? "" : "/" + unit(unit);
  }

  /** One word for one unit: plurals and short forms are the same. */
  private static String unit(String words) {
    String unit = text(words);
    if (unit.length() > 3) {
      unit = unit.toLowerCase(Locale.ROOT).replaceAll("ies$", "y").replaceAll("(?<!s)s$", "");
    }
    return UNITS.getOrDefault(unit, unit);
  }

  private static String text(String group) {
    return group == null ? "" : group.strip();
  }
}
