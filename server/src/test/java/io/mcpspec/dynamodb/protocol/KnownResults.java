package io.mcpspec.dynamodb.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The committed table of what the suites do not see pass, each with its reason. It is Markdown: people read it as well.
 *
 * @param rows the checks that do not pass
 * @param counts by suite: {@code N of M}
 */
record KnownResults(List<Row> rows, List<Count> counts) {

  private static final int ROW_CELLS = 5;
  private static final int COUNT_CELLS = 2;

  /** A check that does not pass. */
  record Row(String suite, String scenario, String check, String status, String why) {}

  /** How many of a suite's checks pass. */
  record Count(String suite, String passed) {}

  static KnownResults read(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    List<Count> counts = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      List<String> cells = cells(line);
      if (cells.size() == ROW_CELLS) {
        rows.add(new Row(cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4)));
      } else if (cells.size() == COUNT_CELLS) {
        counts.add(new Count(cells.get(0), cells.get(1)));
      }
    }
    return new KnownResults(rows, counts);
  }

  /** The cells of a line that is one of a table's, and neither its head nor the rule below it. */
  private static List<String> cells(String line) {
    boolean isRow = line.startsWith("| ") && line.endsWith(" |") && !line.startsWith("| suite ");
    return isRow ? List.of(line.substring(2, line.length() - 2).split(" \\| ")) : List.of();
  }
}
