package io.mcpspec.binding.aws.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A type of AWS's model.
 *
 * @param name AWS's name without its namespace, such as {@code TableName}
 * @param kind what sort of value it is
 * @param members the members of a structure by name, in AWS's order
 * @param element the shape of a list's items or a map's values; empty for the rest
 * @param values the values of an enum
 * @param length bounds of a string's, list's or map's size
 * @param range bounds of a number
 * @param pattern regular expression of a string
 */
public record Shape(
    String name,
    Kind kind,
    Map<String, Member> members,
    Optional<String> element,
    List<String> values,
    Bounds length,
    Bounds range,
    Optional<String> pattern) {

  /** Sorts of values, with the JSON Schema type that stands for each. */
  public enum Kind {
    STRING("string"),
    ENUM("string"),
    INTEGER("integer"),
    LONG("integer"),
    DOUBLE("number"),
    BOOLEAN("boolean"),
    TIMESTAMP("string"),
    BLOB("string"),
    LIST("array"),
    MAP("object"),
    STRUCTURE("object"),
    UNION("object");

    private final String jsonType;

    Kind(String jsonType) {
      this.jsonType = jsonType;
    }

    public String jsonType() {
      return jsonType;
    }

    /** The kind as a word in a sentence. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A member of a structure.
   *
   * @param name name on the wire
   * @param target the shape's id
   * @param required whether AWS refuses a request without it; a token that the SDK makes up itself is not
   */
  public record Member(String name, String target, boolean required) {}

  /** Least and greatest size or value, both inclusive. */
  public record Bounds(Optional<BigDecimal> min, Optional<BigDecimal> max) {

    static final Bounds NONE = new Bounds(Optional.empty(), Optional.empty());

    /** The bounds in words: {@code 37 to 1024}, {@code at least 1}. */
    public String words() {
      if (min.isPresent() && max.isPresent()) {
        return min.get().toPlainString() + " to " + max.get().toPlainString();
      }
      return min.map(least -> "at least " + least.toPlainString())
          .orElseGet(() -> "at most " + max.orElseThrow().toPlainString());
    }
  }
}
