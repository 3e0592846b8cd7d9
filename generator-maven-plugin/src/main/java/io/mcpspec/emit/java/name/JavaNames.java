package io.mcpspec.emit.java.name;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Java identifiers for any wire name. They are legal but not yet free of clashes with other names or reserved words;
 * {@link NameScope} sees to that.
 *
 * <p>Class names hold ASCII alone, since they become file names; other names keep their letters.
 */
public final class JavaNames {

  private static final int MAX_LENGTH = 80;
  private static final Pattern WORD =
      Pattern.compile(
          "(?:\\p{Lu}+s(?![\\p{L}\\p{M}])|\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?[\\p{L}\\p{M}&&[^\\p{Lu}]]+)\\p{Nd}*|\\p{Nd}+");
  private static final Map<Integer, String> SYMBOLS = symbols();

  private JavaNames() {}

  /** A class name: {@code get_item} gives {@code GetItem}, {@code SSEDescription} gives {@code SseDescription}. */
  public static String type(String wire) {
    String name = words(ascii(wire)).stream().map(JavaNames::capitalized).collect(Collectors.joining());
    return legal(name, wire);
  }

  /** A method or field name: {@code table_name} and {@code TableName} give {@code tableName}. */
  public static String member(String wire) {
    List<String> words = words(wire);
    String rest = words.stream().skip(1).map(JavaNames::capitalized).collect(Collectors.joining());
    return legal(words.get(0).toLowerCase(Locale.ROOT) + rest, wire);
  }

  /** A constant's name: {@code PayPerRequest} gives {@code PAY_PER_REQUEST}, {@code >=} gives {@code GREATER_EQUAL}. */
  public static String constant(String wire) {
    String name = words(wire).stream().map(word -> word.toUpperCase(Locale.ROOT)).collect(Collectors.joining("_"));
    return legal(name, wire);
  }

  /** One of several: {@code Indexes} gives {@code Index}; a word that is no plural stays. */
  public static String singular(String type) {
    if (!type.endsWith("s") && !type.endsWith("S")) {
      return type;
    }
    if (type.matches("(?i).*(series|species)")) {
      return type;
    }
    if (type.matches("(?i).*(movies|cookies|calories)")) {
      return type.substring(0, type.length() - 1);
    }
    if (type.matches(".*[^aeious]ies")) {
      return type.substring(0, type.length() - 3) + "y";
    }
    if (type.matches(".*(ss|x|ch|sh)es")) {
      return type.substring(0, type.length() - 2);
    }
    return type.matches(".*[^su]s") && type.length() > 3 ? type.substring(0, type.length() - 1) : type;
  }

  private static List<String> words(String wire) {
    List<String> words = new ArrayList<>();
    boolean letters = wire.codePoints().anyMatch(Character::isLetter);
    Matcher matcher = WORD.matcher(wire);
    int end = 0;
    while (matcher.find()) {
      if (!letters) {
        words.addAll(spelled(wire.substring(end, matcher.start())));
      }
      words.add(matcher.group());
      end = matcher.end();
    }
    if (!letters) {
      words.addAll(spelled(wire.substring(end)));
    }
    return words.isEmpty() ? List.of("empty") : words;
  }

  private static List<String> spelled(String symbols) {
    return symbols.codePoints().filter(c -> !Character.isWhitespace(c)).mapToObj(JavaNames::spelled).toList();
  }

  private static String spelled(int symbol) {
    return SYMBOLS.getOrDefault(symbol, "u" + Integer.toHexString(symbol));
  }

  private static String ascii(String wire) {
    if (wire.chars().allMatch(c -> c < 128)) {
      return wire;
    }
    String plain = Normalizer.normalize(wire.replace("ß", "ss"), Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return plain
        .codePoints()
        .mapToObj(c -> c < 128 || !Character.isLetterOrDigit(c) ? Character.toString(c) : coded(c))
        .collect(Collectors.joining());
  }

  private static String coded(int letter) {
    return " u" + Integer.toHexString(letter) + " ";
  }

  private static String capitalized(String word) {
    int first = word.offsetByCodePoints(0, 1);
    return word.substring(0, first).toUpperCase(Locale.ROOT) + word.substring(first).toLowerCase(Locale.ROOT);
  }

  private static String legal(String name, String wire) {
    String parts =
        name.codePoints()
            .filter(c -> Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c))
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    boolean starts = !parts.isEmpty() && Character.isJavaIdentifierStart(parts.codePointAt(0));
    String legal = starts ? parts : "_" + parts;
    return legal.length() <= MAX_LENGTH
        ? legal
        : legal.substring(0, legal.offsetByCodePoints(0, MAX_LENGTH / 2)) + "_" + Integer.toHexString(wire.hashCode());
  }

  private static Map<Integer, String> symbols() {
    Map<Integer, String> names = new TreeMap<>();
    List<String> known =
        List.of(
            "<less", ">greater", "=equal", "!not", "+plus", "-minus", "*star", "/slash", "%percent", ".dot", "&and",
            "|or", "@at", "#hash", "$dollar", "~tilde", ":colon", ",comma", "?question", "^caret", "_underscore");
    known.forEach(entry -> names.put((int) entry.charAt(0), entry.substring(1)));
    return Map.copyOf(names);
  }
}
