package io.mcpspec.spec.syntax;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.syntax.Template.Literal;
import io.mcpspec.spec.syntax.Template.Part;
import io.mcpspec.spec.syntax.Template.Reference;
import java.util.ArrayList;
import java.util.List;

/** Cuts one text; used once. */
final class TemplateParser {

  private static final String OPEN = "@{";

  private final LocatedText source;
  private final String text;
  private final Diagnostics diagnostics;
  private final List<Part> parts = new ArrayList<>();
  private final StringBuilder literal = new StringBuilder();

  TemplateParser(LocatedText source, Diagnostics diagnostics) {
    this.source = source;
    this.text = source.value();
    this.diagnostics = diagnostics;
  }

  List<Part> parse() {
    int at = 0;
    int open = text.indexOf(OPEN);
    while (open >= 0) {
      at = marker(at, open);
      open = text.indexOf(OPEN, at);
    }
    literal.append(text, at, text.length());
    flush();
    return parts;
  }

  /** Handles the text from {@code from} with the marker at {@code open}; answers where to go on. */
  private int marker(int from, int open) {
    boolean escaped = open > from && text.charAt(open - 1) == '\\';
    literal.append(text, from, escaped ? open - 1 : open);
    if (escaped) {
      literal.append(OPEN);
      return open + OPEN.length();
    }
    int close = closing(open);
    if (close < 0) {
      diagnostics.report(Code.BAD_REFERENCE, source.span(open, open + OPEN.length()),
          "`@{` is not closed on its line", "close it with `}`, or write `\\@{` for the two characters");
      literal.append(OPEN);
      return open + OPEN.length();
    }
    reference(text.substring(open + OPEN.length(), close), open);
    return close + 1;
  }

  private int closing(int open) {
    for (int at = open; at < text.length() && text.charAt(at) != '\n'; at++) {
      if (text.charAt(at) == '}') {
        return at;
      }
    }
    return -1;
  }

  private void reference(String content, int open) {
    Span span = source.span(open, open + OPEN.length() + content.length() + 1);
    int dot = content.indexOf('.');
    if (content.isBlank() || dot == 0 || dot == content.length() - 1) {
      diagnostics.report(Code.BAD_REFERENCE, span, "`@{" + content + "}` names nothing",
          "write `@{kind.name}`, such as `@{fact.item-size-limit}`");
      literal.append(OPEN).append(content).append('}');
      return;
    }
    flush();
    parts.add(dot < 0
        ? new Reference(content, "", open, span)
        : new Reference(content.substring(0, dot), content.substring(dot + 1), open, span));
  }

  private void flush() {
    if (!literal.isEmpty()) {
      parts.add(new Literal(literal.toString()));
      literal.setLength(0);
    }
  }
}
