package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL18: the same figure is given twice, so a change may reach only one of them. */
public final class RepeatedConstant extends PromptRule {

  private static final Pattern CONSTANT = Pattern.compile("([\\p{L} -]{4,40}):\\s+([^=×]*\\d[^=×]*)");
  private static final Pattern FIGURE = Pattern.compile("\\d[\\d,.]*\\s?[A-Z]{2,3}\\b");

  private record Constant(PromptLine line, String label, List<String> figures) {}

  public RepeatedConstant() {
    super("PL18", "repeated-constant", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<Constant> seen = new ArrayList<>();
    for (PromptLine line : lines.written()) {
      Matcher found = CONSTANT.matcher(line.content().replace("**", ""));
      if (line.is(Zone.ITEM) && !line.template() && found.matches()) {
        List<String> figures = FIGURE.matcher(found.group(2)).results()
            .map(figure -> figure.group().replace(" ", "")).toList();
        Constant constant = new Constant(line, found.group(1), figures);
        seen.stream().filter(other -> isSame(other, constant)).findFirst().ifPresent(other -> report.at(
            line, line.text().indexOf(found.group(1)), "`" + found.group(1) + "` gives " + figures + ", as `"
                + other.label() + "` did", "give the figure once, as a fact, and refer to it"));
        seen.add(constant);
      }
    }
  }

  private static boolean isSame(Constant one, Constant other) {
    return !one.figures().isEmpty() && one.figures().equals(other.figures())
        && words(one.label()).stream().filter(words(other.label())::contains).count() > 1;
  }

  private static List<String> words(String label) {
    return List.of(label.toLowerCase(Locale.ROOT).split("[ -]+"));
  }
}
