package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL24: a worked example decides against the rule that stands before it. */
public final class ExampleAgainstRule extends PromptRule {

  private static final Pattern OPTION = Pattern.compile("(?i)\\W*(option (?:\\d+|[a-z]))\\W+(\\p{L}+).*");
  private static final Pattern TOTAL = Pattern.compile("(?i)\\W*total(?: cost)?:\\s*~?\\$?(\\d[\\d,.]*).*");
  private static final Pattern COST = Pattern.compile("(?i)\\W*(?:read|write|storage) cost:.*=\\s*\\$?(\\d[\\d,.]*).*");
  private static final Pattern CHEAPEST =
      Pattern.compile("(?i)\\b(?:lowest|lower|least|smallest)\\s+(?:total\\s+)?cost");
  private static final Pattern BAND = Pattern.compile("<(\\d{1,3})%\\s+(\\w+).*→\\s*(\\w+).*");
  private static final Pattern BOUND =
      Pattern.compile("(?i).*\\bexceed\\w*\\s+(\\d+)\\s?([kmg]b)\\?\\s*→\\s*(?:force|use)?\\s*(.+?)");
  private static final Pattern LARGEST = Pattern.compile("(?i).*\\bmax\\w*\\s+(\\d+)\\s?([kmg]b)\\b.*");
  private static final Pattern CASE = Pattern.compile("(?i).*?(\\w+)\\W{0,4}:\\**\\s*(\\d{1,3})%.*");

  public ExampleAgainstRule() {
    super("PL24", "example-obeys-rule", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    if (lines.written().stream().anyMatch(line -> CHEAPEST.matcher(line.bare()).find())) {
      checkCosts(lines.written(), report);
    }
    checkBands(lines.written(), report);
    checkSizes(lines.written(), report);
  }

  /** A size above a bound that leads to another decision than the rule says. */
  private static void checkSizes(List<PromptLine> lines, Report report) {
    for (PromptLine rule : lines) {
      Matcher bound = BOUND.matcher(rule.content());
      for (int i = 0; bound.matches() && i < lines.size(); i++) {
        Matcher size = LARGEST.matcher(lines.get(i).content());
        if (size.matches() && size.group(2).equals(bound.group(2)) && number(size.group(1)) > number(bound.group(1))) {
          List<String> allowed = List.of(bound.group(3).toLowerCase(Locale.ROOT).split(" or "));
          decision(lines, i)
              .filter(line -> allowed.stream().noneMatch(line.content().toLowerCase(Locale.ROOT)::contains))
              .ifPresent(line -> report.at(line, 0, "above " + bound.group(1) + bound.group(2) + " the rule says `"
                  + bound.group(3) + "`, and the example decides otherwise", "let the example follow the rule"));
        }
      }
    }
  }

  private static void checkCosts(List<PromptLine> lines, Report report) {
    Map<String, Double> totals = new LinkedHashMap<>();
    String option = "";
    for (PromptLine line : lines) {
      Matcher named = OPTION.matcher(line.content());
      Matcher cost = COST.matcher(line.content());
      Matcher total = TOTAL.matcher(line.content());
      if (named.matches()) {
        option = named.group(1).toLowerCase(Locale.ROOT) + " " + named.group(2).toLowerCase(Locale.ROOT);
      } else if (total.matches() && !option.isEmpty()) {
        totals.put(option, number(total.group(1)));
      } else if (cost.matches() && !option.isEmpty()) {
        totals.merge(option, number(cost.group(1)), Double::sum);
      } else if (line.content().startsWith("Decision:")) {
        checkDecision(line, totals, report);
        totals.clear();
      }
    }
  }

  private static double number(String text) {
    return Double.parseDouble(text.replaceAll("[,]|[.]$", ""));
  }

  /** The option that a decision names by its number or by the first word of its title. */
  private static void checkDecision(PromptLine line, Map<String, Double> totals, Report report) {
    String decision = line.content().toLowerCase(Locale.ROOT);
    double least = totals.values().stream().mapToDouble(total -> total).min().orElse(0);
    totals.entrySet().stream()
        .filter(option -> decision.contains(option.getKey().replaceFirst("^(option \\w+).*", "$1"))
            || decision.contains(option.getKey().replaceFirst("^option \\w+ ", "")))
        .filter(option -> option.getValue() > least).findFirst()
        .ifPresent(option -> report.at(line, 0, "the rule chooses the lower cost, and `" + option.getKey()
            + "` costs more than another", "choose the cheaper one, or say in the rule what comes before cost"));
  }

  /** A share below a bound that leads to another decision than the rule says. */
  private static void checkBands(List<PromptLine> lines, Report report) {
    for (PromptLine rule : lines) {
      Matcher band = BAND.matcher(rule.content().replace("**", ""));
      if (!band.matches()) {
        continue;
      }
      for (int i = 0; i < lines.size(); i++) {
        Matcher share = CASE.matcher(lines.get(i).content());
        if (share.matches() && share.group(1).equalsIgnoreCase(band.group(2))
            && Integer.parseInt(share.group(2)) < Integer.parseInt(band.group(1))) {
          decision(lines, i).filter(line -> !line.content().toLowerCase(Locale.ROOT)
              .contains(band.group(3).toLowerCase(Locale.ROOT))).ifPresent(line -> report.at(line, 0,
                  "at " + share.group(2) + "% the rule says `" + band.group(3) + "`, and the example decides otherwise",
                  "let the example follow the rule"));
        }
      }
      return;
    }
  }

  private static Optional<PromptLine> decision(List<PromptLine> lines, int from) {
    return lines.subList(from, Math.min(lines.size(), from + 10)).stream()
        .filter(line -> line.content().replace("*", "").startsWith("Decision:")).findFirst();
  }
}
