package io.mcpspec.runtime.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON text as RFC 8259 has it, and nothing more. Duplicate names, anything after the value, values nested more
 * than {@value #MAX_DEPTH} deep and numbers of more than {@value #MAX_NUMBER_LENGTH} characters are refused.
 *
 * <p>It is our own because every server reads JSON before it can answer anything: loading a library for that took
 * longer than all the rest of the start.
 */
public final class JsonReader {

  static final int MAX_DEPTH = 1000;
  static final int MAX_NUMBER_LENGTH = 1000;

  private final JsonCursor cursor;
  private int depth;

  private JsonReader(JsonCursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Reads one value.
   *
   * @throws JsonSyntaxException when the text is not exactly one JSON value, or beyond the limits
   */
  public static Json read(String text) {
    JsonCursor cursor = new JsonCursor(text);
    Json value = new JsonReader(cursor).value();
    cursor.skipSpace();
    if (!cursor.atEnd()) {
      throw cursor.unexpected("the end after the JSON value");
    }
    return value;
  }

  private Json value() {
    cursor.skipSpace();
    return switch (cursor.peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new JsonString(JsonText.read(cursor));
      case 't' -> word("true", JsonBoolean.TRUE);
      case 'f' -> word("false", JsonBoolean.FALSE);
      case 'n' -> word("null", JsonNull.NULL);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw cursor.unexpected("a JSON value");
    };
  }

  private Json word(String word, Json value) {
    if (!cursor.takeAll(word)) {
      throw cursor.unexpected("a JSON value");
    }
    return value;
  }

  private Json object() {
    enter();
    Map<String, Json> members = new LinkedHashMap<>();
    boolean more = !cursor.takeAfterSpace('}');
    while (more) {
      cursor.skipSpace();
      if (cursor.peek() != '"') {
        throw cursor.unexpected("a member's name in double quotes");
      }
      int start = cursor.position();
      String name = JsonText.read(cursor);
      if (!cursor.takeAfterSpace(':')) {
        throw cursor.unexpected("`:` after a member's name");
      }
      if (members.put(name, value()) != null) {
        throw cursor.error("two members have the same name", start);
      }
      more = goesOn('}');
    }
    depth--;
    return new JsonObject(members);
  }

  private Json array() {
    enter();
    List<Json> items = new ArrayList<>();
    boolean more = !cursor.takeAfterSpace(']');
    while (more) {
      items.add(value());
      more = goesOn(']');
    }
    depth--;
    return new JsonArray(items);
  }

  private void enter() {
    if (++depth > MAX_DEPTH) {
      throw cursor.error("nested more than " + MAX_DEPTH + " deep", cursor.position());
    }
    cursor.take();
  }

  private boolean goesOn(char end) {
    if (cursor.takeAfterSpace(',')) {
      return true;
    }
    if (cursor.takeAfterSpace(end)) {
      return false;
    }
    throw cursor.unexpected("`,` or `" + end + "`");
  }

  private Json number() {
    int start = cursor.position();
    cursor.takeIf('-');
    if (!cursor.takeIf('0')) {
      digits();
    }
    if (cursor.takeIf('.')) {
      digits();
    }
    if (cursor.takeIf('e') || cursor.takeIf('E')) {
      cursor.takeSign();
      digits();
    }
    return number(cursor.since(start), start);
  }

  private Json number(String spelling, int start) {
    if (spelling.length() > MAX_NUMBER_LENGTH) {
      throw cursor.error("a number of more than " + MAX_NUMBER_LENGTH + " characters", start);
    }
    try {
      return new JsonNumber(new BigDecimal(spelling), spelling);
    } catch (NumberFormatException e) {
      throw cursor.error("a number whose exponent is out of range", start);
    }
  }

  private void digits() {
    int start = cursor.position();
    while (cursor.peek() >= '0' && cursor.peek() <= '9') {
      cursor.take();
    }
    if (cursor.position() == start) {
      throw cursor.unexpected("a digit");
    }
  }
}
