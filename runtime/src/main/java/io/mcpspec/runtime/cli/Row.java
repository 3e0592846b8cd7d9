package io.mcpspec.runtime.cli;

/**
 * A row of a page.
 *
 * @param head the left columns, padded, with the blank that ends them
 * @param text the last column, which is brought to fit a terminal of usual width
 */
record Row(String head, String text) {

  private static final int WIDTH = 110;

  /** One line: a text that is too long ends behind a word, with an ellipsis. */
  String shortened() {
    String words = text.strip().replaceAll("\\s+", " ");
    int room = WIDTH - head.length();
    if (words.length() <= room) {
      return line(head + words);
    }
    int end = Math.max(words.lastIndexOf(' ', room - 1), 0);
    return line(head + words.substring(0, end).replaceAll("[,;:]$", "") + "…");
  }

  /** As many lines as it takes, each further one below the text's first. */
  String wrapped() {
    StringBuilder page = new StringBuilder();
    StringBuilder line = new StringBuilder(head);
    for (String word : text.strip().split("\\s+")) {
      boolean first = line.length() == head.length();
      if (!first && line.length() + 1 + word.length() > WIDTH) {
        page.append(line(line.toString()));
        line = new StringBuilder(" ".repeat(head.length()));
        first = true;
      }
      line.append(first ? "" : " ").append(word);
    }
    return page.append(line(line.toString())).toString();
  }

  private static String line(String text) {
    return text.stripTrailing() + "\n";
  }
}
