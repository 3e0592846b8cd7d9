package io.mcpspec.jsonschema;

import static io.mcpspec.jsonschema.Drafts.ALL;
import static io.mcpspec.jsonschema.Drafts.ONLY_2019_09;
import static io.mcpspec.jsonschema.Drafts.OPENAPI;
import static io.mcpspec.jsonschema.Drafts.SINCE_2019_09;
import static io.mcpspec.jsonschema.Drafts.SINCE_2020_12;
import static io.mcpspec.jsonschema.Drafts.SINCE_6;
import static io.mcpspec.jsonschema.Drafts.SINCE_7;
import static io.mcpspec.jsonschema.Drafts.UNTIL_2019_09;
import static io.mcpspec.jsonschema.Drafts.UNTIL_7;
import static io.mcpspec.jsonschema.KeywordRole.ANNOTATION;
import static io.mcpspec.jsonschema.KeywordRole.ASSERTION;
import static io.mcpspec.jsonschema.KeywordRole.BRANCH;
import static io.mcpspec.jsonschema.KeywordRole.CHILD;
import static io.mcpspec.jsonschema.KeywordRole.CORE;
import static io.mcpspec.jsonschema.KeywordRole.IN_PLACE;
import static io.mcpspec.jsonschema.KeywordRole.MODIFIER;
import static io.mcpspec.jsonschema.KeywordRole.NOTE;
import static io.mcpspec.jsonschema.KeywordRole.REFERENCE;
import static io.mcpspec.jsonschema.KeywordValue.COUNT;
import static io.mcpspec.jsonschema.KeywordValue.FLAG;
import static io.mcpspec.jsonschema.KeywordValue.IDENTIFIER;
import static io.mcpspec.jsonschema.KeywordValue.IDENTIFIER_MAP;
import static io.mcpspec.jsonschema.KeywordValue.LENGTH;
import static io.mcpspec.jsonschema.KeywordValue.NAMES;
import static io.mcpspec.jsonschema.KeywordValue.NAMES_MAP;
import static io.mcpspec.jsonschema.KeywordValue.NUMBER;
import static io.mcpspec.jsonschema.KeywordValue.PATTERN;
import static io.mcpspec.jsonschema.KeywordValue.POSITIVE;
import static io.mcpspec.jsonschema.KeywordValue.SCHEMA;
import static io.mcpspec.jsonschema.KeywordValue.SCHEMA_LIST;
import static io.mcpspec.jsonschema.KeywordValue.SCHEMA_MAP;
import static io.mcpspec.jsonschema.KeywordValue.SCHEMA_OR_LIST;
import static io.mcpspec.jsonschema.KeywordValue.SCHEMA_OR_NAMES_MAP;
import static io.mcpspec.jsonschema.KeywordValue.TEXT;
import static io.mcpspec.jsonschema.KeywordValue.TYPES;
import static io.mcpspec.jsonschema.KeywordValue.VALUE;
import static io.mcpspec.jsonschema.KeywordValue.VALUES;
import static io.mcpspec.jsonschema.Subject.ANY;
import static io.mcpspec.jsonschema.Subject.ARRAYS;
import static io.mcpspec.jsonschema.Subject.NUMBERS;
import static io.mcpspec.jsonschema.Subject.OBJECTS;
import static io.mcpspec.jsonschema.Subject.STRINGS;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The keywords of JSON Schema 2020-12, and those of earlier drafts and OpenAPI that are still in use. Each line says
 * what the keyword's value is, what it does, which values it is about and which drafts define it.
 */
public enum Keyword {
  DIALECT("$schema", IDENTIFIER, CORE, ANY, ALL),
  ID("$id", IDENTIFIER, CORE, ANY, SINCE_6),
  ANCHOR("$anchor", IDENTIFIER, CORE, ANY, SINCE_2019_09),
  VOCABULARY("$vocabulary", IDENTIFIER_MAP, CORE, ANY, SINCE_2019_09),
  COMMENT("$comment", TEXT, CORE, ANY, SINCE_7),
  DEFS("$defs", SCHEMA_MAP, CORE, ANY, SINCE_2019_09),
  DEFINITIONS("definitions", SCHEMA_MAP, CORE, ANY, UNTIL_7),
  REF("$ref", IDENTIFIER, REFERENCE, ANY, ALL),
  DYNAMIC_REF("$dynamicRef", IDENTIFIER, REFERENCE, ANY, SINCE_2020_12),
  DYNAMIC_ANCHOR("$dynamicAnchor", IDENTIFIER, MODIFIER, ANY, SINCE_2020_12),
  RECURSIVE_REF("$recursiveRef", IDENTIFIER, REFERENCE, ANY, ONLY_2019_09),
  RECURSIVE_ANCHOR("$recursiveAnchor", FLAG, MODIFIER, ANY, ONLY_2019_09),

  TYPE("type", TYPES, ASSERTION, ANY, ALL),
  ENUM("enum", VALUES, ASSERTION, ANY, ALL),
  CONST("const", VALUE, ASSERTION, ANY, SINCE_6),
  ALL_OF("allOf", SCHEMA_LIST, IN_PLACE, ANY, ALL),
  ANY_OF("anyOf", SCHEMA_LIST, IN_PLACE, ANY, ALL),
  ONE_OF("oneOf", SCHEMA_LIST, IN_PLACE, ANY, ALL),
  NOT("not", SCHEMA, IN_PLACE, ANY, ALL),
  IF("if", SCHEMA, IN_PLACE, ANY, SINCE_7),
  THEN("then", SCHEMA, BRANCH, ANY, SINCE_7),
  ELSE("else", SCHEMA, BRANCH, ANY, SINCE_7),

  PROPERTIES("properties", SCHEMA_MAP, CHILD, OBJECTS, ALL),
  REQUIRED("required", NAMES, ASSERTION, OBJECTS, ALL),
  ADDITIONAL_PROPERTIES("additionalProperties", SCHEMA, CHILD, OBJECTS, ALL),
  PATTERN_PROPERTIES("patternProperties", SCHEMA_MAP, CHILD, OBJECTS, ALL),
  MIN_PROPERTIES("minProperties", COUNT, ASSERTION, OBJECTS, ALL),
  MAX_PROPERTIES("maxProperties", COUNT, ASSERTION, OBJECTS, ALL),
  PROPERTY_NAMES("propertyNames", SCHEMA, CHILD, OBJECTS, SINCE_6),
  DEPENDENT_REQUIRED("dependentRequired", NAMES_MAP, ASSERTION, OBJECTS, SINCE_2019_09),
  DEPENDENT_SCHEMAS("dependentSchemas", SCHEMA_MAP, IN_PLACE, OBJECTS, SINCE_2019_09),
  DEPENDENCIES("dependencies", SCHEMA_OR_NAMES_MAP, IN_PLACE, OBJECTS, UNTIL_7),
  UNEVALUATED_PROPERTIES("unevaluatedProperties", SCHEMA, CHILD, OBJECTS, SINCE_2019_09),

  ITEMS("items", SCHEMA_OR_LIST, CHILD, ARRAYS, ALL),
  PREFIX_ITEMS("prefixItems", SCHEMA_LIST, CHILD, ARRAYS, SINCE_2020_12),
  ADDITIONAL_ITEMS("additionalItems", SCHEMA, CHILD, ARRAYS, UNTIL_2019_09),
  MIN_ITEMS("minItems", COUNT, ASSERTION, ARRAYS, ALL),
  MAX_ITEMS("maxItems", COUNT, ASSERTION, ARRAYS, ALL),
  UNIQUE_ITEMS("uniqueItems", FLAG, ASSERTION, ARRAYS, ALL),
  CONTAINS("contains", SCHEMA, CHILD, ARRAYS, SINCE_6),
  MIN_CONTAINS("minContains", COUNT, MODIFIER, ARRAYS, SINCE_2019_09),
  MAX_CONTAINS("maxContains", COUNT, MODIFIER, ARRAYS, SINCE_2019_09),
  UNEVALUATED_ITEMS("unevaluatedItems", SCHEMA, CHILD, ARRAYS, SINCE_2019_09),

  MIN_LENGTH("minLength", LENGTH, ASSERTION, STRINGS, ALL),
  MAX_LENGTH("maxLength", LENGTH, ASSERTION, STRINGS, ALL),
  REGEX("pattern", PATTERN, ASSERTION, STRINGS, ALL),
  FORMAT("format", TEXT, ANNOTATION, STRINGS, ALL),
  CONTENT_ENCODING("contentEncoding", TEXT, ANNOTATION, STRINGS, SINCE_7),
  CONTENT_MEDIA_TYPE("contentMediaType", TEXT, ANNOTATION, STRINGS, SINCE_7),
  CONTENT_SCHEMA("contentSchema", SCHEMA, ANNOTATION, STRINGS, SINCE_2019_09),

  MINIMUM("minimum", NUMBER, ASSERTION, NUMBERS, ALL),
  MAXIMUM("maximum", NUMBER, ASSERTION, NUMBERS, ALL),
  EXCLUSIVE_MINIMUM("exclusiveMinimum", NUMBER, ASSERTION, NUMBERS, ALL),
  EXCLUSIVE_MAXIMUM("exclusiveMaximum", NUMBER, ASSERTION, NUMBERS, ALL),
  MULTIPLE_OF("multipleOf", POSITIVE, ASSERTION, NUMBERS, ALL),

  TITLE("title", TEXT, NOTE, ANY, ALL),
  DESCRIPTION("description", TEXT, NOTE, ANY, ALL),
  DEFAULT("default", VALUE, NOTE, ANY, ALL),
  EXAMPLES("examples", VALUES, NOTE, ANY, SINCE_6),
  DEPRECATED("deprecated", FLAG, NOTE, ANY, SINCE_2019_09),
  READ_ONLY("readOnly", FLAG, NOTE, ANY, SINCE_7),
  WRITE_ONLY("writeOnly", FLAG, NOTE, ANY, SINCE_7),
  NULLABLE("nullable", FLAG, ANNOTATION, ANY, OPENAPI),
  DISCRIMINATOR("discriminator", VALUE, ANNOTATION, OBJECTS, OPENAPI);

  /** The names that {@code type} may hold. */
  public static final List<String> TYPE_NAMES =
      List.of("string", "integer", "number", "boolean", "object", "array", "null");

  private static final Set<Keyword> LEAST =
      EnumSet.of(MINIMUM, EXCLUSIVE_MINIMUM, MIN_LENGTH, MIN_ITEMS, MIN_PROPERTIES, MIN_CONTAINS);

  private static final Set<Keyword> MOST =
      EnumSet.of(MAXIMUM, EXCLUSIVE_MAXIMUM, MAX_LENGTH, MAX_ITEMS, MAX_PROPERTIES, MAX_CONTAINS);

  private static final Map<String, Keyword> BY_NAME = new HashMap<>();

  static {
    for (Keyword keyword : values()) {
      BY_NAME.put(keyword.word, keyword);
    }
  }

  private final String word;
  private final KeywordValue value;
  private final KeywordRole role;
  private final Subject subject;
  private final Drafts drafts;

  Keyword(String word, KeywordValue value, KeywordRole role, Subject subject, Drafts drafts) {
    this.word = word;
    this.value = value;
    this.role = role;
    this.subject = subject;
    this.drafts = drafts;
  }

  /** The keyword of a name; empty for names that JSON Schema does not define. */
  public static Optional<Keyword> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** The names of the keywords that fulfil a condition, in the order of the table. */
  public static List<String> names(Predicate<Keyword> condition) {
    return Arrays.stream(values()).filter(condition).map(Keyword::word).toList();
  }

  /** The name as it is written in schemas. */
  public String word() {
    return word;
  }

  /** What its value is. */
  public KeywordValue value() {
    return value;
  }

  public KeywordRole role() {
    return role;
  }

  /** The values that it is about. */
  public Subject subject() {
    return subject;
  }

  /** The drafts that define it. */
  public Drafts drafts() {
    return drafts;
  }

  /** Whether it alone can make a value invalid. */
  public boolean asserts() {
    return role.asserts();
  }

  /** Whether it alone can make a value of a JSON type invalid, apart from {@code type} itself. */
  public boolean assertsAbout(String type) {
    return asserts() && this != TYPE && (subject == ANY || Subject.of(type).filter(subject::equals).isPresent());
  }

  /** Whether it is a lower bound: of two, the larger says more. */
  public boolean isLeast() {
    return LEAST.contains(this);
  }

  /** Whether it is an upper bound: of two, the smaller says more. */
  public boolean isMost() {
    return MOST.contains(this);
  }

  /** Whether the schemas in it apply to the same value as the schema that it is in. */
  public boolean appliesInPlace() {
    return role == IN_PLACE || role == BRANCH;
  }
}
