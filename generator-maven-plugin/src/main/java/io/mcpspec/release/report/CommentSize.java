package io.mcpspec.release.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Keeps a report as short as a pull request's comment has to be, and says what that left out. */
final class CommentSize {

  /** In characters; GitHub takes 65,536. */
  static final int MOST = 65_000;

  private static final int FOR_THE_NOTE = 1_000;
  private static final int NAMED = 10;

  /**
   * A part of a report.
   *
   * @param name what it is, for the note; empty for one that is never left out as a whole
   * @param text the text
   */
  record Part(String name, String text) {}

  private CommentSize() {}

  /** The parts in order. Where they are too long, the longest that may be left out goes first. */
  static String fit(List<Part> parts) {
    List<Part> kept = new ArrayList<>(parts);
    List<String> left = new ArrayList<>();
    while (size(kept) > MOST - FOR_THE_NOTE && longest(kept).isPresent()) {
      Part longest = longest(kept).get();
      kept.remove(longest);
      left.add(longest.name());
    }
    StringBuilder out = new StringBuilder();
    kept.forEach(part -> out.append(part.text()));
    String rest = out.length() > MOST - FOR_THE_NOTE ? cut(out) : "";
    if (!left.isEmpty() || !rest.isEmpty()) {
      out.append("\n> **Cut** to fit into a comment. ").append(rest).append(left.isEmpty() ? "" : "Left out: ")
          .append(String.join(", ", left.subList(0, Math.min(NAMED, left.size()))))
          .append(left.size() > NAMED ? " and " + (left.size() - NAMED) + " more" : "")
          .append(left.isEmpty() ? "" : ". ").append("The forms `text`, `html` and `json` have everything.\n");
    }
    return out.toString();
  }

  private static int size(List<Part> parts) {
    return parts.stream().mapToInt(part -> part.text().length()).sum();
  }

  private static Optional<Part> longest(List<Part> parts) {
    return parts.stream().filter(part -> !part.name().isEmpty())
        .max(Comparator.comparingInt(part -> part.text().length()));
  }

  /** Ends the text before an item of a list, since the worst comes first. */
  private static String cut(StringBuilder out) {
    int end = out.lastIndexOf("\n- ", MOST - FOR_THE_NOTE);
    long items = out.substring(Math.max(0, end)).lines().filter(line -> line.startsWith("- ")).count();
    out.setLength(end < 0 ? MOST - FOR_THE_NOTE : end + 1);
    return items + " further findings are left out. ";
  }
}
