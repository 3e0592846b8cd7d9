package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON that people edit, with the places of everything; comments and trailing commas where a client has them. */
final class JsoncReader {

  private static final int MAX_DEPTH = 500;

  private final ConfigText config;
  private final String text;
  private final boolean commented;
  private int at;
  private int depth;

  /**
   * @param commented whether comments, and a comma behind the last member, are part of the format
   */
  JsoncReader(ConfigText config, boolean commented) {
    this.config = config;
    this.text = config.text();
    this.commented = commented;
  }

  /** The document's value. */
  Spanned read() {
    at = text.startsWith("\uFEFF") ? 1 : 0;
    Spanned value = value();
    skip();
    if (at < text.length()) {
      throw expected("the end after the JSON value");
    }
    return value;
  }

  private Spanned value() {
    skip();
    if (++depth > MAX_DEPTH) {
      throw config.wrong(at, "nested more than " + MAX_DEPTH + " deep");
    }
    Spanned value = switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      default -> scalar();
    };
    depth--;
    return value;
  }

  private Spanned object() {
    int start = at++;
    Map<String, Json> values = new LinkedHashMap<>();
    List<Spanned.Member> members = new ArrayList<>();
    boolean more = !ends('}');
    while (more) {
      int nameStart = at;
      if (peek() != '"') {
        throw expected("a member's name in double quotes");
      }
      String name = scalar().value().asString().orElseThrow();
      skip();
      take(':', "`:` after a member's name");
      Spanned value = value();
      int comma = comma('}');
      members.add(new Spanned.Member(name, nameStart, value, comma));
      if (values.put(name, value.value()) != null) {
        throw config.wrong(nameStart, "a second member `" + name + "`; leave one of them");
      }
      more = comma >= 0 && !endsAfterComma('}');
    }
    take('}', "`}`");
    return new Spanned(new JsonObject(values), start, at, List.copyOf(members));
  }

  private Spanned array() {
    int start = at++;
    List<Json> items = new ArrayList<>();
    boolean more = !ends(']');
    while (more) {
      items.add(value().value());
      more = comma(']') >= 0 && !endsAfterComma(']');
    }
    take(']', "`]`");
    return new Spanned(new JsonArray(items), start, at, List.of());
  }

  private boolean ends(char end) {
    skip();
    return peek() == end;
  }

  private boolean endsAfterComma(char end) {
    boolean ends = ends(end);
    if (ends && !commented) {
      throw expected("another one after the comma: this client reads no comma before `" + end + "`");
    }
    return ends;
  }

  /** The offset of the comma that is taken, or -1 at the end of the list. */
  private int comma(char end) {
    skip();
    if (peek() == ',') {
      return at++;
    }
    if (peek() != end) {
      throw expected("`,` or `" + end + "`");
    }
    return -1;
  }

  private Spanned scalar() {
    int start = at;
    if (peek() == '"') {
      endOfString();
    } else {
      while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0
          || at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
        at++;
      }
    }
    try {
      return new Spanned(JsonReader.read(text.substring(start, at)), start, at, List.of());
    } catch (JsonSyntaxException wrong) {
      at = start;
      throw expected(peek() == '"' ? "a string of JSON" : "a JSON value");
    }
  }

  private void endOfString() {
    at++;
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(at + 1, text.length());
  }

  private void skip() {
    while (at < text.length()) {
      if (" \t\r\n".indexOf(text.charAt(at)) >= 0) {
        at++;
      } else if (text.startsWith("//", at) || text.startsWith("/*", at)) {
        comment();
      } else {
        return;
      }
    }
  }

  private void comment() {
    if (!commented) {
      throw config.wrong(at, "a comment, and this client reads none");
    }
    boolean line = text.charAt(at + 1) == '/';
    int end = text.indexOf(line ? "\n" : "*/", at + 2);
    if (end < 0 && !line) {
      throw config.wrong(at, "a comment without its end `*/`");
    }
    at = end < 0 ? text.length() : end + (line ? 1 : 2);
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void take(char wanted, String what) {
    if (peek() != wanted) {
      throw expected(what);
    }
    at++;
  }

  private RuntimeException expected(String what) {
    String got = at < text.length() ? "`" + text.substring(at, text.offsetByCodePoints(at, 1)) + "`" : "the end";
    return config.wrong(at, "not JSON: expected " + what + ", got " + got);
  }
}
