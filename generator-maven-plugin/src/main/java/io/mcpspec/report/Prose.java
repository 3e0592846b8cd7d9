package io.mcpspec.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a message. Text between backticks is quoted from a spec or a prompt and shown as code.
 *
 * @param text the piece, without the backticks
 * @param code whether it is quoted
 */
public record Prose(String text, boolean code) {

  private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");

  /** The pieces of a message, none of them empty; a backtick without its other one is text. */
  public static List<Prose> of(String message) {
    List<Prose> pieces = new ArrayList<>();
    Matcher quoted = QUOTED.matcher(message);
    int end = 0;
    while (quoted.find()) {
      add(pieces, message.substring(end, quoted.start()));
      pieces.add(new Prose(quoted.group(1), true));
      end = quoted.end();
    }
    add(pieces, message.substring(end));
    return List.copyOf(pieces);
  }

  private static void add(List<Prose> pieces, String text) {
    if (!text.isEmpty()) {
      pieces.add(new Prose(text, false));
    }
  }
}
