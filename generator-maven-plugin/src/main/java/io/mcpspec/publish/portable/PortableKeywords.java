package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;

/** What the portable form of arguments does with each keyword; the one place that says it. */
final class PortableKeywords {

  /** What becomes of a keyword. */
  enum Fate {
    /** It stays everywhere. */
    KEPT,

    /** It stays on an argument itself; inside arguments clients ignore or refuse it. */
    ON_ARGUMENTS,

    /** It is said with other keywords. */
    REWRITTEN,

    /** Some clients refuse it, so the server alone checks it. */
    LEFT_OUT,

    /** It limits no value, and no client shows it. */
    UNSEEN
  }

  private PortableKeywords() {}

  static Fate of(Keyword keyword) {
    return switch (keyword) {
      case TYPE, DESCRIPTION, MINIMUM, MAXIMUM, MIN_ITEMS, MAX_ITEMS -> Fate.KEPT;
      case DEFAULT, REGEX, FORMAT, MIN_LENGTH, MAX_LENGTH, UNIQUE_ITEMS, MULTIPLE_OF, MIN_PROPERTIES, MAX_PROPERTIES ->
          Fate.ON_ARGUMENTS;
      case ENUM, CONST, EXCLUSIVE_MINIMUM, EXCLUSIVE_MAXIMUM, PROPERTIES, REQUIRED, ADDITIONAL_PROPERTIES,
          PATTERN_PROPERTIES, ITEMS, PREFIX_ITEMS, ADDITIONAL_ITEMS, ALL_OF, ANY_OF, ONE_OF, REF -> Fate.REWRITTEN;
      case NOT, IF, PROPERTY_NAMES, DEPENDENT_REQUIRED, DEPENDENT_SCHEMAS, DEPENDENCIES, CONTAINS,
          UNEVALUATED_PROPERTIES, UNEVALUATED_ITEMS, DYNAMIC_REF, RECURSIVE_REF -> Fate.LEFT_OUT;
      case DIALECT, ID, ANCHOR, VOCABULARY, COMMENT, DEFS, DEFINITIONS, DYNAMIC_ANCHOR, RECURSIVE_ANCHOR, THEN, ELSE,
          MIN_CONTAINS, MAX_CONTAINS, CONTENT_ENCODING, CONTENT_MEDIA_TYPE, CONTENT_SCHEMA, TITLE, EXAMPLES, DEPRECATED,
          READ_ONLY, WRITE_ONLY, NULLABLE, DISCRIMINATOR -> Fate.UNSEEN;
    };
  }

  static boolean isLeftOut(String name) {
    return Keyword.of(name).filter(keyword -> of(keyword) == Fate.LEFT_OUT).isPresent();
  }

  /** Whether a keyword with this value refuses no value. */
  static boolean isEmpty(Keyword keyword, Node value, Mapping schema) {
    return switch (keyword) {
      case NOT -> SchemaMembers.isFalse(value);
      case IF -> !schema.has("then") && !schema.has("else");
      case MIN_LENGTH, MIN_PROPERTIES -> isAtMost(value, BigDecimal.ZERO);
      case CONTAINS -> schema.get("minContains").filter(least -> isAtMost(least, BigDecimal.ZERO)).isPresent()
          && !schema.has("maxContains");
      default -> SchemaMembers.isTrue(value) && keyword.role() == Keyword.ITEMS.role()
          || SchemaMembers.isFalse(value) && keyword == Keyword.UNIQUE_ITEMS
          || value instanceof Mapping map && map.entries().isEmpty()
          || value instanceof Sequence list && list.items().isEmpty();
    };
  }

  /** Whether a bound only says that a text or an object is not empty, which need not be said each time. */
  static boolean saysOnlyNotEmpty(Keyword keyword, Node value) {
    return (keyword == Keyword.MIN_LENGTH || keyword == Keyword.MIN_PROPERTIES)
        && value instanceof Scalar
        && isAtMost(value, BigDecimal.ONE);
  }

  private static boolean isAtMost(Node value, BigDecimal most) {
    return SchemaNumbers.of(value).filter(number -> number.compareTo(most) <= 0).isPresent();
  }
}
