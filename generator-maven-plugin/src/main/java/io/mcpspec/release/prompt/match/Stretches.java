package io.mcpspec.release.prompt.match;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The stretch of a prompt's text that is each section's. A section that opens a fence around others owns the fence's
 * last line too, which comes after them: read in order, that line belongs to the last section inside.
 */
final class Stretches {

  /**
   * A section's part of the text.
   *
   * @param from offset of its first character
   * @param to offset behind its last
   */
  record Stretch(PromptSection section, int from, int to) {

    static Stretch whole(PromptSection section) {
      return new Stretch(section, 0, section.text().length());
    }
  }

  private static final Pattern LAST_MARK = Pattern.compile("\\n[ ]{0,3}(?:`{3,}|~{3,})[ \\t]*\\n?$");

  private final String text;
  private final List<Stretch> found = new ArrayList<>();
  private final List<PromptSection> apart = new ArrayList<>();
  private final Deque<String> marks = new ArrayDeque<>();
  private int at;

  private Stretches(String text) {
    this.text = text;
  }

  static Stretches of(PromptText prompt) {
    Stretches stretches = new Stretches(prompt.text());
    for (PromptSection section : prompt.sections()) {
      stretches.closeFences(section.text());
      stretches.take(section);
    }
    stretches.closeFences("");
    return stretches;
  }

  /** In the order of the text. */
  List<Stretch> found() {
    return found;
  }

  /** The sections whose text is not where it should be, so that each has to be read alone. */
  List<PromptSection> apart() {
    return apart;
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
    if (text.startsWith(own, at)) {
      found.add(new Stretch(section, at, at + own.length()));
      at += own.length();
    } else {
      apart.add(section);
    }
  }

  private void closeFences(String next) {
    while (!marks.isEmpty() && text.startsWith(marks.peek(), at) && (next.isEmpty() || !text.startsWith(next, at))) {
      at += marks.pop().length();
      Stretch last = found.remove(found.size() - 1);
      found.add(new Stretch(last.section(), last.from(), at));
    }
  }
}
