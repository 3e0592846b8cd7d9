package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** PL25: an abbreviation is used beside a very similar one, and only one of them is explained. */
public final class UnexplainedAbbreviation extends PromptRule {

  private static final Pattern ABBREVIATION = Pattern.compile("\\b[A-Z]{3,4}\\b");
  private static final Pattern EXPLAINED = Pattern.compile("\\p{L}\\w+ \\(([A-Z]{3,4})s?\\)");

  public UnexplainedAbbreviation() {
    super("PL25", "glossary", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Set<String> explained = new TreeSet<>();
    lines.written().forEach(line ->
        EXPLAINED.matcher(line.text()).results().forEach(found -> explained.add(found.group(1))));
    Map<String, List<PromptLine>> used = new TreeMap<>();
    lines.written().forEach(line -> ABBREVIATION.matcher(line.bare()).results()
        .forEach(found -> used.computeIfAbsent(found.group(), first -> new ArrayList<>()).add(line)));
    used.forEach((name, where) -> explained.stream()
        .filter(other -> !explained.contains(name) && where.size() > 1 && isOneLetterOff(name, other)).findFirst()
        .ifPresent(other -> report.at(where.get(0), where.get(0).bare().indexOf(name),
            "`" + name + "` is used and not explained; `" + other + "` is", "use one term, or explain both")));
  }

  private static boolean isOneLetterOff(String one, String other) {
    return one.length() == other.length()
        && IntStream.range(0, one.length()).filter(i -> one.charAt(i) != other.charAt(i)).count() == 1
        && one.charAt(0) == other.charAt(0);
  }
}
