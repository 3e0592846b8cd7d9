package io.mcpspec.bench;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown. */
public final class Table {

  private final List<List<String>> rows = new ArrayList<>();

  public Table(String... head) {
    rows.add(List.of(head));
  }

  public Table row(String... cells) {
    rows.add(List.of(cells));
    return this;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      for (int column = 0; column < rows.get(0).size(); column++) {
        text.append("| ").append(padded(rows.get(i).get(column), width(column))).append(' ');
      }
      text.append("|\n");
      if (i == 0) {
        rows.get(0).forEach(head -> text.append("|---"));
        text.append("|\n");
      }
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
