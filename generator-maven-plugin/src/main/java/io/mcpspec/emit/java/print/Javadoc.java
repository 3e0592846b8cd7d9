package io.mcpspec.emit.java.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Javadoc for any text: nothing in it can end the comment or be taken for a tag or an escape. */
public final class Javadoc {

  private static final int LONGEST = 400;
  private static final int WIDTH = 110;
  private static final Pattern PARAGRAPH = Pattern.compile("\\R\\s*\\R");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{Cntrl}\\p{Cf}\\p{Cs}\\p{Cn}]+");
  private static final Pattern PLAIN_NAME = Pattern.compile("[\\w. :/-]+");
  private static final Pattern SENTENCE_END = Pattern.compile("[.!?…:)]$");

  private Javadoc() {}

  /** The first paragraph, up to some 400 characters of whole words, as a sentence; {@code more} follows it. */
  public static String of(Optional<String> text, List<String> more) {
    List<String> sentences = new ArrayList<>();
    text.map(Javadoc::summary).filter(summary -> !summary.isEmpty()).ifPresent(sentences::add);
    sentences.addAll(more);
    return wrapped(String.join(" ", sentences));
  }

  private static String summary(String text) {
    String paragraph = plain(PARAGRAPH.split(text.strip(), 2)[0]);
    String cut = paragraph.length() <= LONGEST ? paragraph : words(paragraph);
    return cut.isEmpty() || SENTENCE_END.matcher(cut).find() ? escaped(cut) : escaped(cut) + ".";
  }

  private static String plain(String text) {
    return BLANKS.matcher(text).replaceAll(" ").strip();
  }

  private static String words(String paragraph) {
    int sentence = paragraph.lastIndexOf(". ", LONGEST);
    int blank = paragraph.lastIndexOf(' ', LONGEST);
    if (sentence > LONGEST / 2) {
      return paragraph.substring(0, sentence + 1);
    }
    int end = blank > 0 ? blank : paragraph.offsetByCodePoints(0, LONGEST / 2);
    return paragraph.substring(0, end) + "…";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("\\", "&#92;")
        .replace("*/", "*&#47;")
        .replace("/*", "&#47;*");
  }

  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ")) {
      if (column > 0 && column + word.length() >= WIDTH) {
        lines.append('\n');
        column = 0;
      }
      lines.append(column == 0 ? "" : " ").append(word);
      column += word.length() + 1;
    }
    return lines.append('\n').toString();
  }

  /** A name as code. */
  public static String code(String name) {
    return PLAIN_NAME.matcher(name).matches() ? "{@code " + name + "}" : "<code>" + escaped(plain(name)) + "</code>";
  }
}
