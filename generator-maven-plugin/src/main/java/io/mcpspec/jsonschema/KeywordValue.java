package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What the value of a keyword is. */
public enum KeywordValue {
  SCHEMA(SchemaMembers::isSchema),
  SCHEMA_LIST(KeywordValue::isSchemaList),
  SCHEMA_MAP(KeywordValue::isSchemaMap),

  /** A schema; up to 2019-09 also a list of schemas, one for each of the first items. */
  SCHEMA_OR_LIST(SchemaMembers::isSchema),

  /** A schema or a list of names under each name. */
  SCHEMA_OR_NAMES_MAP(KeywordValue::isSchemaOrNamesMap),

  /** The name of a JSON type, or a list of such names. */
  TYPES(KeywordValue::isTypes),
  NAMES(KeywordValue::isNames),
  NAMES_MAP(KeywordValue::isNamesMap),
  NUMBER(KeywordValue::isNumber),
  POSITIVE(KeywordValue::isPositive),
  COUNT(KeywordValue::isCount),

  /** A count of characters. */
  LENGTH(KeywordValue::isCount),
  FLAG(KeywordValue::isFlag),
  TEXT(KeywordValue::isText),
  PATTERN(KeywordValue::isText),

  /** The name of a schema, or of something about it. */
  IDENTIFIER(KeywordValue::isText),

  /** A boolean for each of several identifiers. */
  IDENTIFIER_MAP(KeywordValue::isFlagMap),
  VALUE(KeywordValue::isValue),
  VALUES(KeywordValue::isList);

  private static final Pattern DIGITS = Pattern.compile("0|[1-9][0-9]{0,8}");

  private final Predicate<Node> check;

  KeywordValue(Predicate<Node> check) {
    this.check = check;
  }

  /**
   * Whether a value is certainly of this kind, as 2020-12 has it. Schemas inside it are not looked into, and counts of
   * more than nine digits are left to validators.
   */
  public boolean accepts(Node value) {
    return check.test(value);
  }

  public boolean isNumber() {
    return this == NUMBER || this == POSITIVE || this == COUNT || this == LENGTH;
  }

  public boolean isIdentifier() {
    return this == IDENTIFIER || this == IDENTIFIER_MAP;
  }

  private static boolean isSchemaList(Node value) {
    return value instanceof Sequence list
        && !list.items().isEmpty()
        && list.items().stream().allMatch(SchemaMembers::isSchema);
  }

  private static boolean isSchemaMap(Node value) {
    return isMap(value, SchemaMembers::isSchema);
  }

  private static boolean isSchemaOrNamesMap(Node value) {
    return isMap(value, one -> SchemaMembers.isSchema(one) || isNames(one));
  }

  private static boolean isNamesMap(Node value) {
    return isMap(value, KeywordValue::isNames);
  }

  private static boolean isMap(Node value, Predicate<Node> each) {
    return value instanceof Mapping map && map.entries().stream().map(Mapping.Entry::value).allMatch(each);
  }

  private static boolean isFlagMap(Node value) {
    return isMap(value, KeywordValue::isFlag);
  }

  private static boolean isValue(Node value) {
    return true;
  }

  private static boolean isList(Node value) {
    return value instanceof Sequence;
  }

  private static boolean isFlag(Node value) {
    return value instanceof Scalar flag && flag.kind() == Scalar.Kind.BOOLEAN;
  }

  private static boolean isNumber(Node value) {
    return value instanceof Scalar number && number.isNumber();
  }

  private static boolean isPositive(Node value) {
    return SchemaNumbers.of(value).filter(number -> number.signum() > 0).isPresent();
  }

  private static boolean isCount(Node value) {
    return value instanceof Scalar count
        && count.kind() == Scalar.Kind.INTEGER
        && DIGITS.matcher(count.text()).matches();
  }

  private static boolean isNames(Node value) {
    return value instanceof Sequence list && list.items().isEmpty() || isSet(value, KeywordValue::isText);
  }

  private static boolean isSet(Node value, Predicate<Node> item) {
    List<Node> items = value instanceof Sequence list ? list.items() : List.of();
    return !items.isEmpty() && items.stream().allMatch(item) && new HashSet<>(items).size() == items.size();
  }

  private static boolean isTypes(Node value) {
    return isType(value) || isSet(value, KeywordValue::isType);
  }

  private static boolean isType(Node value) {
    return isText(value) && Keyword.TYPE_NAMES.contains(((Scalar) value).text());
  }

  private static boolean isText(Node value) {
    return value instanceof Scalar text && text.isString();
  }
}
