package io.mcpspec.generator.template;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.LocatedText;
import io.mcpspec.generator.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A text cut at its references. {@code @{kind.name}} is a reference; {@code \@{} stands for {@code @{}, and {@code \\@{}
 * for {@code \@{}. Every other character is text.
 *
 * @param parts literals and references in order
 */
public record Template(List<Part> parts) {

  /** A piece of a template. */
  public sealed interface Part {}

  /** Text as it is served. */
  public record Literal(String text) implements Part {}

  /**
   * A reference.
   *
   * @param kind what stands before the first dot, such as {@code fact}; all of it where there is no dot
   * @param name what stands behind the first dot; empty where there is none
   * @param span the reference with its delimiters
   */
  public record Reference(String kind, String name, Span span) implements Part {

    /** The reference as written. */
    public String source() {
      return "@{" + kind + (name.isEmpty() ? "" : "." + name) + "}";
    }
  }

  private static final String OPEN = "@{";

  public Template {
    parts = List.copyOf(parts);
  }

  /** Cuts {@code text}; a reference that does not end on its line is reported and left as text. */
  public static Template parse(LocatedText text, Diagnostics diagnostics) {
    return new Template(new Parser(text, diagnostics).parse());
  }

  private static final class Parser {
    private final LocatedText source;
    private final String text;
    private final Diagnostics diagnostics;
    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();

    Parser(LocatedText source, Diagnostics diagnostics) {
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

    /** Handles the marker at {@code open} and answers where to go on. */
    private int marker(int from, int open) {
      if (open > from && text.charAt(open - 1) == '\\') {
        boolean escapedEscape = open - 1 > from && text.charAt(open - 2) == '\\';
        literal.append(text, from, escapedEscape ? open - 2 : open - 1);
        literal.append(escapedEscape ? "\\@{" : OPEN);
        return open + OPEN.length();
      }
      literal.append(text, from, open);
      int close = text.indexOf('}', open);
      int lineEnd = text.indexOf('\n', open);
      if (close < 0 || (lineEnd >= 0 && lineEnd < close)) {
        diagnostics.report(Code.BAD_REFERENCE, source.span(open, open + 2), "`@{` is not closed on its line",
            "close it with `}`, or write `\\@{` for the two characters");
        literal.append(OPEN);
        return open + OPEN.length();
      }
      reference(open, close);
      return close + 1;
    }

    private void reference(int open, int close) {
      flush();
      String content = text.substring(open + OPEN.length(), close);
      int dot = content.indexOf('.');
      Span span = source.span(open, close + 1);
      parts.add(dot < 0
          ? new Reference(content, "", span)
          : new Reference(content.substring(0, dot), content.substring(dot + 1), span));
    }

    private void flush() {
      if (!literal.isEmpty()) {
        parts.add(new Literal(literal.toString()));
        literal.setLength(0);
      }
    }
  }
}
