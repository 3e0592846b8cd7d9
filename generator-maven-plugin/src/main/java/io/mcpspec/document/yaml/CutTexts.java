package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import java.util.regex.Pattern;

/**
 * Reports unquoted texts that a {@code #} seems to cut: no blank follows it, or the text in front of it ends in the
 * middle of a sentence. A comment behind a finished text, with a blank behind its {@code #}, is left alone.
 */
public final class CutTexts {

  private static final Pattern NO_BLANK = Pattern.compile("#+[^#\\s].*");
  private static final Pattern UNFINISHED = Pattern.compile(
      ".+[,;:(\\[{–—]|.*\\([^)]*|.*\\s([-&+=/]|an?|and|as|at|by|for|from|in|is|like|of|on|or|the|to|with)",
      Pattern.DOTALL);

  private final ReadFault.Listener faults;
  private final LineIndex lines;
  private final String text;

  private CutTexts(ReadFault.Listener faults, LineIndex lines) {
    this.faults = faults;
    this.lines = lines;
    this.text = lines.file().text();
  }

  /** Reports the texts of a file that are cut. */
  public static void check(Node root, ReadFault.Listener faults) {
    String text = root.span().file().text();
    if (text.contains(" #") || text.contains("\t#")) {
      new CutTexts(faults, new LineIndex(root.span().file())).check(root);
    }
  }

  private void check(Node node) {
    if (node instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> check(entry.value()));
    } else if (node instanceof Sequence sequence) {
      sequence.items().forEach(this::check);
    } else if (node instanceof Scalar scalar && scalar.isString()) {
      check(scalar);
    }
  }

  private void check(Scalar scalar) {
    int start = lines.offset(scalar.span().start());
    int end = lines.offset(scalar.span().end());
    int sign = end;
    while (sign < text.length() && (text.charAt(sign) == ' ' || text.charAt(sign) == '\t')) {
      sign++;
    }
    boolean plain = start < end && "\"'|>".indexOf(text.charAt(start)) < 0;
    if (plain && end < sign && text.startsWith("#", sign)) {
      int endOfLine = text.indexOf('\n', sign) < 0 ? text.length() : text.indexOf('\n', sign);
      check(scalar, start, sign, endOfLine);
    }
  }

  private void check(Scalar scalar, int start, int sign, int endOfLine) {
    String comment = text.substring(sign, endOfLine).stripTrailing();
    boolean unfinished = UNFINISHED.matcher(scalar.text()).matches();
    if (unfinished || NO_BLANK.matcher(comment).matches()) {
      String rest = comment.replaceFirst("\\s+#\\s.*", "");
      String whole = (text.substring(start, sign) + rest).replaceAll("\\s*\\R\\s*", " ");
      faults.report(
          Kind.TEXT_CUT_BY_COMMENT,
          lines.span(sign, sign + comment.length()),
          "the text ends before this `#`: the rest of the line is a comment",
          "quote the text: " + YamlText.inline(whole, false),
          "if it is a comment, " + (unfinished ? "put it on a line of its own" : "put a blank behind the `#`"));
    }
  }
}
