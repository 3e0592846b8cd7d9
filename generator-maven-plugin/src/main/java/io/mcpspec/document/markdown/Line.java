package io.mcpspec.document.markdown;

/**
 * A line of a Markdown text, or a part of one. Lines end at {@code \n}, {@code \r\n} or {@code \r}.
 *
 * @param index which line of the text it is, from 0
 * @param start offset of the line's first character
 * @param from offset behind the marks of the quotes and lists that it lies in
 * @param to offset of the line end
 */
public record Line(int index, int start, int from, int to) {

  /** The line without what the quotes and lists around it put in front. */
  public String content(String text) {
    return text.substring(from, to);
  }
}
