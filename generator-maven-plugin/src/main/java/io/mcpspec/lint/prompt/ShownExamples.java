package io.mcpspec.lint.prompt;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a prompt shows between tags such as {@code <example>}: it is not what the prompt itself says. */
final class ShownExamples {

  private static final Pattern OPEN = Pattern.compile("\\s*<([\\w-]+)(?:\\s[^>]*)?(?<!/)>(?!.*</\\1>).*");
  private static final Pattern CLOSE = Pattern.compile(".*</([\\w-]+)>\\s*");
  private static final Pattern SHOWN = Pattern.compile(
      "(?i)(?:\\w+[_-])?(?:examples?|code|transcript|conversation|diff|invoke|parameters?|function_calls?|arguments?)"
          + "|example_\\w+");

  private record Opened(String name, int line) {}

  private ShownExamples() {}

  /** The indexes of the lines from such a tag to its end; a tag without an end shows nothing. */
  static BitSet in(List<String> lines) {
    BitSet shown = new BitSet();
    Deque<Opened> open = new ArrayDeque<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher opening = OPEN.matcher(lines.get(i));
      Matcher closing = CLOSE.matcher(lines.get(i));
      if (opening.matches() && SHOWN.matcher(opening.group(1)).matches()) {
        open.push(new Opened(opening.group(1), i));
      } else if (closing.matches()) {
        close(open, closing.group(1), i, shown);
      }
    }
    return shown;
  }

  private static void close(Deque<Opened> open, String name, int line, BitSet shown) {
    if (open.stream().anyMatch(tag -> tag.name().equals(name))) {
      Opened tag;
      do {
        tag = open.pop();
      } while (!tag.name().equals(name));
      shown.set(tag.line(), line + 1);
    }
  }
}
