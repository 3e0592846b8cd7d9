package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL23: a template asks for something that its own table or sample lacks. */
public final class TemplateConsistency extends PromptRule {

  private static final Pattern PAIR = Pattern.compile(
      "(?i)\\b(?:peak|max|worst)\\b.*\\b(?:average|avg|typical)\\b|\\b(?:average|avg|typical)\\b.*\\b(?:peak"
          + "|max|worst)\\b");
  private static final Pattern NUMBER = Pattern.compile("\\d[\\d,.]*");
  private static final Pattern LIST = Pattern.compile("\\[.\\]\\s+.*\\b(?:has|have|with):\\s*(.+)");

  public TemplateConsistency() {
    super("PL23", "template-consistency", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<String> columns = new ArrayList<>();
    for (List<PromptLine> table : lines.runs(line -> line.is(Zone.TABLE), false)) {
      List<String> header = table.get(0).cells();
      header.forEach(cell -> columns.add(cell.toLowerCase(Locale.ROOT)));
      for (int i = 0; i < header.size(); i++) {
        checkPair(table, i, report);
      }
    }
    for (PromptLine line : lines.all()) {
      Matcher list = LIST.matcher(line.text());
      if (list.find()) {
        List<String> missing = Pattern.compile(",\\s*").splitAsStream(list.group(1).replaceAll("[✅✔.]", "").strip())
            .filter(wanted -> columns.stream().noneMatch(column -> shareWord(column, wanted))).toList();
        if (missing.size() > 1) {
          report.at(line, list.start(1), "no table has a column for " + String.join(", ", missing),
              "add the columns, or ask for what the tables have");
        }
      }
    }
  }

  private static void checkPair(List<PromptLine> table, int column, Report report) {
    if (!PAIR.matcher(table.get(0).cells().get(column)).find()) {
      return;
    }
    for (PromptLine row : table.subList(1, table.size())) {
      if (row.cells().size() > column && NUMBER.matcher(row.cells().get(column)).results().count() == 1) {
        report.at(row, Math.max(0, row.text().indexOf(row.cells().get(column))), "the column asks for two figures, `"
            + table.get(0).cells().get(column) + "`, and the sample gives one", "give both");
        return;
      }
    }
  }

  private static boolean shareWord(String column, String wanted) {
    return Pattern.compile("\\W+").splitAsStream(wanted.toLowerCase(Locale.ROOT))
        .anyMatch(word -> word.length() > 2 && column.contains(word));
  }
}
