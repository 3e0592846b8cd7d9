package io.mcpspec.report;

import io.mcpspec.document.text.Visible;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes elements, for HTML and XML alike. Whatever is put in is text: it is escaped and {@linkplain Visible made
 * visible}, so no text of a prompt can become markup.
 */
public final class Markup {

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /** Begins an element. @param attributes names and values in turn */
  public Markup open(String tag, String... attributes) {
    begin(tag, attributes);
    out.append('>');
    open.push(tag);
    return this;
  }

  /** Begins an element on a line of its own: only where a line end between elements does not show. */
  public Markup block(String tag, String... attributes) {
    out.append('\n');
    return open(tag, attributes);
  }

  /** Ends the element that was begun last. */
  public Markup close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /** Ends the last elements. */
  public Markup close(int elements) {
    for (int i = 0; i < elements; i++) {
      close();
    }
    return this;
  }

  /** An element without content. */
  public Markup empty(String tag, String... attributes) {
    begin(tag, attributes);
    out.append("/>");
    return this;
  }

  /** An element with text only. */
  public Markup element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close();
  }

  public Markup text(String text) {
    out.append(escaped(Visible.text(text)));
    return this;
  }

  /** A message, with what it quotes as code. */
  public Markup message(String message) {
    for (Prose piece : Prose.of(message)) {
      if (piece.code()) {
        element("code", piece.text());
      } else {
        text(piece.text());
      }
    }
    return this;
  }

  public Markup line() {
    out.append('\n');
    return this;
  }

  /** Puts in what is no text: a style sheet, a script, a declaration, all of them ours. */
  public Markup verbatim(String ours) {
    out.append(ours);
    return this;
  }

  /** All that was written. */
  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("not closed: " + open);
    }
    return out.toString();
  }

  private void begin(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"").append(escaped(Visible.line(attributes[i + 1]))).append('"');
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }
}
