package io.mcpspec.release.report.html;

import io.mcpspec.release.review.PromptReview.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows that are shown together, or folded together.
 *
 * @param rows the rows
 * @param folded whether they are far from any change
 */
record RowRuns(List<Row> rows, boolean folded) {

  /** So many unchanged rows stay beside a change. */
  private static final int CONTEXT = 1;
  /** Fewer than this are not worth folding. */
  private static final int LEAST = 3;

  /** All rows in order, in runs. */
  static List<RowRuns> of(List<Row> rows) {
    List<RowRuns> runs = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < rows.size(); ) {
      int end = endOfQuiet(rows, i);
      int first = i == 0 ? i : i + CONTEXT;
      int last = end == rows.size() ? end : end - CONTEXT;
      if (last - first >= LEAST) {
        add(runs, rows, start, first, false);
        add(runs, rows, first, last, true);
        start = last;
      }
      i = Math.max(end, i + 1);
    }
    add(runs, rows, start, rows.size(), false);
    return runs;
  }

  /** Whether the meaning of a row is the same on both sides. */
  static boolean isQuiet(Row row) {
    return row.kind() == Row.Kind.SAME || row.kind() == Row.Kind.FORMAT_ONLY;
  }

  private static int endOfQuiet(List<Row> rows, int start) {
    int end = start;
    while (end < rows.size() && isQuiet(rows.get(end))) {
      end++;
    }
    return end;
  }

  private static void add(List<RowRuns> runs, List<Row> rows, int start, int end, boolean folded) {
    if (start < end) {
      runs.add(new RowRuns(rows.subList(start, end), folded));
    }
  }
}
