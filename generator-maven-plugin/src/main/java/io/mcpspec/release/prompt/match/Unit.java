package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.NormalForm;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The smallest part of a text that is compared: a sentence, a row of a table, a line of code. Blank lines are none.
 *
 * @param kind what it is
 * @param context what it stands in
 * @param raw as it is written, on one line; code keeps its indentation below the fence's
 * @param normal its normal form
 * @param block which fence or indented code of its text it is in or is a mark of, from 1; 0 outside
 * @param line its first line in the section's text, from 0
 */
public record Unit(Kind kind, Context context, String raw, String normal, int block, int line) {

  private static final Pattern LABEL = Pattern.compile("^([^:|\\[]{1,60}?):(?:\\s.*)?$");
  private static final int WORDS_OF_A_NAME = 6;

  /** What a unit is. */
  public enum Kind {
    /** The heading of the section itself. */
    HEADING,
    /** A heading inside the section's text, as in a layout that is to be filled in. */
    INNER_HEADING,
    SENTENCE,
    /** A list item's first sentence. */
    ITEM,
    /** The row of a table that names its columns. */
    HEAD,
    ROW,
    /** What parts the head of a table from its rows. */
    DIVIDER,
    CODE,
    /** The first or last line of a code fence. */
    FENCE
  }

  /** What a unit stands in. */
  public enum Context {
    PROSE,
    /** A fence of Markdown: the layout of something that the model is to write. */
    TEMPLATE,
    /** Any other fence. */
    CODE
  }

  static Unit of(Kind kind, Context context, String raw, int block, int line) {
    return new Unit(kind, context, raw, NormalForm.of(raw), block, line);
  }

  /** A heading; however it is marked as one, its text is what counts. */
  static Unit heading(Kind kind, Context context, String raw, String title, int block, int line) {
    return new Unit(kind, context, raw, NormalForm.of("# " + title), block, line);
  }

  /** A thematic break; all are alike, whatever they are made of. */
  static Unit thematicBreak(Context context, String raw, int block, int line) {
    return new Unit(Kind.SENTENCE, context, raw, "---", block, line);
  }

  /** Several units read as one. */
  public static Unit joined(List<Unit> units) {
    Unit first = units.get(0);
    String raw = units.stream().map(Unit::raw).collect(Collectors.joining(" "));
    String normal = units.stream().map(Unit::normal).collect(Collectors.joining(" "));
    return new Unit(first.kind, first.context, raw, normal, first.block, first.line);
  }

  /** A mark of a fence: all that open one are alike, and all that close one. */
  static Unit fence(boolean opens, Context context, String raw, int block, int line) {
    return new Unit(Kind.FENCE, context, raw, opens ? "fence" : "end of fence", block, line);
  }

  /** Whether it is text that the model reads as such, and not code or a mark. */
  public boolean isText() {
    return context != Context.CODE && !isMark();
  }

  /** Whether it says nothing, and only gives other units their form. */
  public boolean isMark() {
    return kind == Kind.FENCE || kind == Kind.DIVIDER;
  }

  public boolean isHeading() {
    return kind == Kind.HEADING || kind == Kind.INNER_HEADING;
  }

  /** What stands before the colon of a list item, when it is short enough to be a name. */
  public Optional<String> label() {
    Matcher label = LABEL.matcher(normal);
    boolean named = kind == Kind.ITEM && label.matches() && label.group(1).split(" ").length <= WORDS_OF_A_NAME;
    return named ? Optional.of(label.group(1)) : Optional.empty();
  }

  /** The row as the head of its table. */
  Unit asHead() {
    return new Unit(Kind.HEAD, context, raw, normal, block, line);
  }
}
