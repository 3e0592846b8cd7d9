package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads strings. */
public final class StringDecoder implements Decoder<String> {

  private final Bounds length;
  private final Pattern pattern;
  private final String shown;

  StringDecoder(Bounds length, Pattern pattern, String shown) {
    this.length = length;
    this.pattern = pattern;
    this.shown = shown;
  }

  /** The same with a least length in code points. */
  public StringDecoder min(int characters) {
    return new StringDecoder(new Bounds(characters, length.max()), pattern, shown);
  }

  /** The same with a greatest length in code points. */
  public StringDecoder max(int characters) {
    return new StringDecoder(new Bounds(length.min(), characters), pattern, shown);
  }

  /** The same for strings in which Java's regular expression is found; the spec's {@code $} is {@code \z} in it. */
  public StringDecoder matching(String regex) {
    return matching(regex, regex.replace("\\z", "$"));
  }

  /**
   * The same for strings in which a regular expression is found.
   *
   * @param regex the expression for Java
   * @param shown the same as the spec has it, for messages
   */
  public StringDecoder matching(String regex, String shown) {
    return new StringDecoder(length, Pattern.compile(regex), shown);
  }

  @Override
  public String decode(Json json, Path path, Problems problems) {
    Optional<String> text = json.asString().filter(this::fits);
    if (text.isEmpty()) {
      problems.add(path, expected(), json);
    }
    return text.orElse(null);
  }

  private boolean fits(String text) {
    return length.allow(text.codePointCount(0, text.length())) && (pattern == null || pattern.matcher(text).find());
  }

  /** The pattern is shown as the spec has it. */
  @Override
  public String expected() {
    String match = pattern == null ? "" : " that matches " + shown;
    return "a string" + length.describe("character", "characters") + match;
  }
}
