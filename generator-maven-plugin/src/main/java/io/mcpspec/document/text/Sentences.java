package io.mcpspec.document.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a paragraph, its lines joined, into sentences. A list item's mark stays with its first sentence. */
public final class Sentences {

  private static final Pattern MARK = Pattern.compile("^\\s*(?:[-*+\u2022\u2023\u25E6\u25AA\u00B7]|\\d{1,3}[.)])\\s+");
  private static final Pattern END =
      Pattern.compile("[.!?][\"'\u201D\u2019)\\]*_`]*(\\s+)(?=[\"'\u201C\u2018(\\[*_`]*[\\p{Lu}\\p{So}])");
  private static final Pattern ABBREVIATION =
      Pattern.compile("(?:^|[\\s(])(?:e\\.g|i\\.e|vs|etc|cf|approx|incl|resp|No|Fig|St|Dr|Mr|Mrs|\\p{Lu})\\.$");

  private Sentences() {}

  /** Whether a line begins a list item. */
  public static boolean isItem(String line) {
    return MARK.matcher(line).find();
  }

  public static List<String> of(String paragraph) {
    Matcher mark = MARK.matcher(paragraph);
    int start = 0;
    int from = mark.find() ? mark.end() : 0;
    List<String> sentences = new ArrayList<>();
    Matcher end = END.matcher(paragraph);
    while (end.find(from)) {
      from = end.end();
      if (!ABBREVIATION.matcher(paragraph.substring(start, end.start() + 1)).find()) {
        sentences.add(paragraph.substring(start, end.start(1)));
        start = end.end();
      }
    }
    sentences.add(paragraph.substring(start));
    return sentences;
  }
}
