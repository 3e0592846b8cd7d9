package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads strings. */
public final class StringDecoder implements Decoder<String> {

  private final Bounds length;
  private final Pattern pattern;

  StringDecoder(Bounds length, Pattern pattern) {
    this.length = length;
    this.pattern = pattern;
  }

  /** The same with a least length in code points. */
  public StringDecoder min(int characters) {
    return new StringDecoder(new Bounds(characters, length.max()), pattern);
  }

  /** The same with a greatest length in code points. */
  public StringDecoder max(int characters) {
    return new StringDecoder(new Bounds(length.min(), characters), pattern);
  }

  /** The same for strings in which Java's regular expression is found; the spec's {@code $} is {@code \z} in it. */
  public StringDecoder matching(String regex) {
    return new StringDecoder(length, Pattern.compile(regex));
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
    String match = pattern == null ? "" : " that matches " + pattern.pattern().replace("\\z", "$");
    return "a string" + length.describe("character", "characters") + match;
  }
}
