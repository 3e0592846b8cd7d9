package io.mcpspec.emit.java.print;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** JSON Schema's regular expressions, which are ECMA-262's, as Java's. */
public final class JavaPattern {

  private JavaPattern() {}

  /** The pattern for Java; empty when Java has none, and then the stub does not check it. */
  public static Optional<String> of(String ecma) {
    String java = translated(ecma);
    try {
      Pattern.compile(java);
      return Optional.of(java);
    } catch (PatternSyntaxException notJava) {
      return Optional.empty();
    }
  }

  /**
   * Two things differ: {@code $} is the very end in ECMA-262 but may stand before a final line break in Java, and
   * {@code [} and {@code &&} inside a class are plain there.
   */
  private static String translated(String ecma) {
    StringBuilder java = new StringBuilder();
    boolean inClass = false;
    for (int i = 0; i < ecma.length(); i++) {
      char c = ecma.charAt(i);
      if (c == '\\' && i + 1 < ecma.length()) {
        java.append(c).append(ecma.charAt(++i));
      } else if (inClass) {
        java.append(c == '[' || c == '&' ? "\\" : "").append(c);
        inClass = c != ']';
      } else {
        java.append(c == '$' ? "\\z" : String.valueOf(c));
        inClass = c == '[';
      }
    }
    return java.toString();
  }
}
