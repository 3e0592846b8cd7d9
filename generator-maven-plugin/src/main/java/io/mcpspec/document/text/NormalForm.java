package io.mcpspec.document.text;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is left of a line or sentence without its form: two texts with the same normal form say the same and only look
 * different. Bold and italics, code spans, bullets and list numbers, heading marks, quotes, the width of blanks and of
 * table columns are form. Case and punctuation are not.
 */
public final class NormalForm {

  private static final Pattern MARKER =
      Pattern.compile("^\\s*(?:#{1,6}(?=\\s)|[-*+\u2022\u2023\u25E6\u25AA\u00B7\u2013]\\s|\\d{1,3}[.)]\\s)\\s*");
  private static final Pattern HYPHENS = Pattern.compile("[\u2010\u2011]");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\h]+");
  private static final Pattern APOSTROPHES = Pattern.compile("[\u2018\u2019]");
  private static final Pattern BOLD =
      Pattern.compile("\\*\\*|__(?=\\S)|(?<=\\S)__|`+|[\"\u201C\u201D\u201E\u00AB\u00BB]");
  private static final Pattern STARS = Pattern.compile("(?<![\\s*])\\*(?![*\\w])|(?<![\\w*])\\*(?![\\s*])");
  private static final Pattern UNDERSCORES = Pattern.compile("(?<!\\w)_(\\S(?:[^_]*\\S)?)_(?!\\w)");
  private static final Pattern SINGLE_QUOTES = Pattern.compile("(?<![\\p{L}\\p{N}])'|'(?![\\p{L}\\p{N}])");
  private static final Pattern DIVIDER = Pattern.compile("\\|?\\s*:?-+:?\\s*(\\|\\s*:?-+:?\\s*)*\\|?");
  private static final Pattern DIVIDER_CELL = Pattern.compile(":?-+:?");
  private static final Pattern CELL_EDGE = Pattern.compile("\\s*\\|\\s*");

  private NormalForm() {}

  /** The normal form of a line, a sentence or a paragraph on one line. */
  public static String of(String text) {
    String line = APOSTROPHES.matcher(HYPHENS.matcher(text).replaceAll("-")).replaceAll("'");
    line = BLANKS.matcher(line).replaceAll(" ");
    if (isTableDivider(line)) {
      return BLANKS.matcher(DIVIDER_CELL.matcher(line).replaceAll("-")).replaceAll("");
    }
    line = MARKER.matcher(line).replaceFirst("");
    line = BOLD.matcher(line).replaceAll("");
    line = line.indexOf('*') < 0 ? line : STARS.matcher(line).replaceAll("");
    line = line.indexOf('_') < 0 ? line : UNDERSCORES.matcher(line).replaceAll("$1");
    line = line.indexOf('\'') < 0 ? line : SINGLE_QUOTES.matcher(line).replaceAll("");
    line = line.indexOf('|') < 0 ? line : CELL_EDGE.matcher(line).replaceAll("|");
    return line.strip();
  }

  /** The normal form of a text of several lines, on one line. */
  public static String ofText(String text) {
    return text.lines().map(NormalForm::of).filter(line -> !line.isEmpty()).collect(Collectors.joining(" "));
  }

  /** The normal form of a heading, by which sections are recognised: also without case and a closing colon. */
  public static String ofHeading(String heading) {
    String plain = of(heading).toLowerCase(Locale.ROOT);
    return plain.endsWith(":") ? plain.substring(0, plain.length() - 1).strip() : plain;
  }

  /** Whether a line parts the head of a table from its rows. */
  public static boolean isTableDivider(String line) {
    return line.indexOf('|') >= 0 && line.indexOf('-') >= 0 && DIVIDER.matcher(line.strip()).matches();
  }

  /** How many letters and digits a text has: fewer than twenty are too few to recognise it elsewhere. */
  public static int substance(String text) {
    return (int) text.codePoints().filter(Character::isLetterOrDigit).count();
  }
}
