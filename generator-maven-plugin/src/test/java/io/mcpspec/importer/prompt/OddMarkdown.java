package io.mcpspec.importer.prompt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random Markdown of a few odd blocks, and later releases of it. */
final class OddMarkdown {

  private static final List<String> BLOCKS = List.of(
      "# Top\n\n", "## One\n\n",
      "## Two\n", "### Three\n\n", "### Three\n\n\n", "#### Four\n", "## One\n\n",
      "A sentence about tables and keys.\n\n", "- a list\n- of items\n\n", "A line", "\n", "```\n# code\n```\n\n",
      "~~~\n## open\n", "Use @{fact.x} or \\@{y}.\n", "Windows\r\n\r\n", "  ## Indented\n", "tail\r",
      "| a |\n", "\n\n");

  private final Random random;

  OddMarkdown(Random random) {
    this.random = random;
  }

  String text() {
    StringBuilder text = new StringBuilder("# Start");
    for (int i = random.nextInt(25); i > 0; i--) {
      text.append(BLOCKS.get(random.nextInt(BLOCKS.size())));
    }
    return text.toString();
  }

  /** The same in another order, with lines left out, put in, repeated. */
  String changed(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
    for (int i = random.nextInt(6); i > 0; i--) {
      int at = random.nextInt(lines.size());
      switch (random.nextInt(4)) {
        case 0 -> lines.add(at, BLOCKS.get(random.nextInt(BLOCKS.size())));
        case 1 -> lines.set(at, "Another sentence.\n");
        case 2 -> Collections.rotate(lines.subList(at, lines.size()), 3);
        default -> Collections.swap(lines, at, random.nextInt(lines.size()));
      }
    }
    return String.join("", lines);
  }
}
