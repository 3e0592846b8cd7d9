package io.mcpspec.jsonschema.pattern;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a pattern and how far it is read. */
final class PatternText {

  private final String text;
  private int at;
  private Optional<PatternFault> slip = Optional.empty();

  PatternText(String text) {
    this.text = text;
  }

  int at() {
    return at;
  }

  boolean ended() {
    return at == text.length();
  }

  /** The next character; 0 at the end. */
  char peek() {
    return ended() ? 0 : text.charAt(at);
  }

  boolean starts(String words) {
    return text.startsWith(words, at);
  }

  /** Reads a text if it comes next. */
  boolean take(String words) {
    boolean found = starts(words);
    at += found ? words.length() : 0;
    return found;
  }

  /** The character before a place. */
  char before(int place) {
    return text.charAt(place - 1);
  }

  /** What is read since a place. */
  String since(int place) {
    return text.substring(place, at);
  }

  String from(int place) {
    return text.substring(place);
  }

  void skip(int characters) {
    at += characters;
  }

  int codePoint() {
    int next = text.codePointAt(at);
    at += Character.charCount(next);
    return next;
  }

  /** Reads what a pattern finds right here. */
  Optional<Matcher> take(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      return Optional.empty();
    }
    at = matcher.end();
    return Optional.of(matcher);
  }

  /** Notes the first thing that ECMA-262 refuses although its meaning is clear. */
  void slip(int offset, String message, String help) {
    slip = slip.or(() -> Optional.of(new PatternFault(offset, message, help)));
  }

  Optional<PatternFault> slip() {
    return slip;
  }
}
