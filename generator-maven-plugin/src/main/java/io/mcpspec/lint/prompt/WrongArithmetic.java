package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL20: a calculation in the text is wrong. */
public final class WrongArithmetic extends PromptRule {

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\w.$#-])\\$?(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d.]*\\w*[-/]\\d)");
  private static final Pattern TERM = Pattern.compile(
      "(?:[^=→(]*[(:])?\\s*([^=→():]*[×+][^=→():]*?)\\s*=\\s*([~≈]?)\\s*(\\$?\\d[\\d,]*(?:\\.\\d+)?)"
          + "(?!\\s*[×+/\\w]*[×+=/]\\s*\\d)");
  private static final double EXACT = 0.006;
  private static final double ROUGH = 0.15;

  public WrongArithmetic() {
    super("PL20", "arithmetic", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.written()) {
      Matcher found = TERM.matcher(line.bare().replace("**", ""));
      while (found.find()) {
        Optional<Double> value = value(found.group(1));
        double said = Double.parseDouble(found.group(3).replaceAll("[,$]", ""));
        double slack = found.group(2).isEmpty() ? EXACT : ROUGH;
        if (value.isPresent() && Math.abs(value.get() - said) > Math.max(Math.abs(said), 1) * slack) {
          report.at(line, found.start(1), "`" + found.group(1).strip() + "` is " + plain(value.get()) + ", and the text"
              + " says " + found.group(3), "correct the calculation");
        }
      }
    }
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
  }

  /** A sum of products; empty where a factor is not one plain number. */
  private static Optional<Double> value(String term) {
    double sum = 0;
    for (String product : term.split("\\+")) {
      double result = 1;
      for (String factor : product.split("×")) {
        List<String> numbers = NUMBER.matcher(factor).results().map(one -> one.group(1)).toList();
        if (numbers.size() != 1 || factor.matches(".*(%|\\d\\s?[KMGT]B?\\b|\\d\\s*[-–/÷]|÷|million|thousand).*")) {
          return Optional.empty();
        }
        result *= Double.parseDouble(numbers.get(0).replace(",", ""));
      }
      sum += result;
    }
    return Optional.of(sum);
  }
}
