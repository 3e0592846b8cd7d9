package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** PL06: a text refers to a number, a section or a thing that is not there. */
public final class DeadReference extends PromptRule {

  private static final Pattern NUMBERED = Pattern.compile("#(\\d+)");
  private static final Pattern ONCE = Pattern.compile(
      "\\b([A-Z]{2,4}\\d{1,3})\\s+(?:pattern|rule|requirement|step)\\b"
          + "|\\b(?:pattern|rule|step)\\s+([A-Z]{2,4}\\d{1,3})\\b");
  private static final Pattern SECTION = Pattern.compile(
      "\\b(?:the|see)\\s+((?:[A-Z][\\w-]*\\s){1,4})(?:section|chapter)\\b(?!\\s+(?:of|in|on|from|at)\\b)");

  public DeadReference() {
    super("PL06", "dead-reference", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    checkNumbers(lines, report);
    String text = lines.all().stream().map(PromptLine::text).collect(Collectors.joining("\n"));
    List<String> headings = lines.headings().stream().map(heading -> heading.toLowerCase(Locale.ROOT)).toList();
    for (PromptLine line : lines.written()) {
      ONCE.matcher(line.bare()).results().forEach(found -> {
        String name = found.group(1) == null ? found.group(2) : found.group(1);
        if (text.indexOf(name) == text.lastIndexOf(name)) {
          report.at(line, found.start(), "`" + name + "` is named nowhere else", "name what is meant, or remove it");
        }
      });
      SECTION.matcher(line.bare()).results().forEach(found -> {
        String name = found.group(1).strip().toLowerCase(Locale.ROOT);
        if (headings.stream().noneMatch(heading -> heading.contains(name))) {
          report.at(line, found.start(1), "there is no section `" + found.group(1).strip() + "`",
              "name a heading that is there");
        }
      });
    }
  }

  /** References such as {@code #3} to the rows of a table whose first column is numbered by {@code #}. */
  private static void checkNumbers(PromptLines lines, Report report) {
    Map<String, Set<String>> rows = new LinkedHashMap<>();
    for (List<PromptLine> table : lines.runs(line -> line.is(Zone.TABLE), false)) {
      String header = table.get(0).cells().get(0);
      if (header.matches("\\p{L}+ #")) {
        rows.computeIfAbsent(header.replace(" #", ""), first -> new LinkedHashSet<>())
            .addAll(table.stream().map(line -> line.cells().get(0)).toList());
      }
    }
    rows.forEach((noun, known) -> lines.written().stream()
        .filter(line -> line.text().matches("(?i).*\\b" + noun + "s? #\\d.*"))
        .forEach(line -> {
          List<String> dead = NUMBERED.matcher(line.text()).results().map(one -> one.group(1))
              .filter(number -> !known.contains(number)).toList();
          if (!dead.isEmpty()) {
            report.at(line, line.text().indexOf("#" + dead.get(0)), "no row of the table is " + noun + " #"
                + String.join(", #", dead), "refer to a row that is there");
          }
        }));
  }
}
