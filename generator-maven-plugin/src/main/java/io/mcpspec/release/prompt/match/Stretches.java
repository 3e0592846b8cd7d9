package io.mcpspec.release.prompt.match;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The stretch of a prompt's text that is each section's. A section that opens a fence around others owns the fence's
 * last line too, which stands behind them: read in order, that line belongs to the last section inside.
 */
final class Stretches {

  private static final Pattern LAST_MARK = Pattern.compile("\\n[ ]{0,3}(?:`{3,}|~{3,})[ \\t]*\\n?$");

  private final String text;
  private final Map<PromptSection, String> bySection = new HashMap<>();
  private final Deque<String> marks = new ArrayDeque<>();
  private int at;

  private Stretches(String text) {
    this.text = text;
  }

  /** In the order of the text; where the sections do not make up the text, each has what it says itself. */
  static Map<PromptSection, String> of(PromptText prompt) {
    Stretches stretches = new Stretches(prompt.text());
    PromptSection last = null;
    for (PromptSection section : prompt.sections()) {
      stretches.closeFences(last, section.text());
      stretches.take(section);
      last = section;
    }
    stretches.closeFences(last, "");
    return stretches.bySection;
  }

  private void take(PromptSection section) {
    String own = section.text();
    if (!text.startsWith(own, at)) {
      Matcher mark = LAST_MARK.matcher(own);
      if (mark.find() && text.startsWith(own.substring(0, mark.start()), at)) {
        marks.push(mark.group());
        own = own.substring(0, mark.start());
      }
    }
    at += text.startsWith(own, at) ? own.length() : 0;
    bySection.put(section, own);
  }

  private void closeFences(PromptSection last, String next) {
    while (!marks.isEmpty() && text.startsWith(marks.peek(), at) && (next.isEmpty() || !text.startsWith(next, at))) {
      at += marks.peek().length();
      bySection.merge(last, marks.pop(), String::concat);
    }
  }
}
