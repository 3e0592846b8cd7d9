package io.mcpspec.spec.resolve;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.spec.model.SharedType;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Knows at a glance most schemas that are right: a validator is slow to load, and is asked about the others only. A
 * schema that this vouches for is JSON Schema 2020-12, and a validator can use it unless it is endless.
 */
final class SchemaFastPath {

  private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,8}");
  private static final Set<String> TEXTS = Set.of("title", "description", "format", "$comment");
  private static final Set<String> FLAGS = Set.of("deprecated", "readOnly", "writeOnly", "uniqueItems");
  private static final Set<String> VALUES = Set.of("const", "default");
  private static final Set<String> LISTS_OF_VALUES = Set.of("enum", "examples");
  private static final Set<String> MAPS = Set.of("properties", "$defs", "dependentSchemas");
  private static final Set<String> SCHEMAS =
      Set.of(
          "items", "additionalProperties", "propertyNames", "contains", "not", "unevaluatedProperties", "if", "then",
          "else");
  /** Dialects in which what is plain means the same. */
  private static final Set<String> DIALECTS =
      Set.of(SchemaValues.DIALECT, "http://json-schema.org/draft-07/schema#", "http://json-schema.org/draft-07/schema");

  private static final Set<String> BOUNDS = Set.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
  private static final Pattern DEFINITION = Pattern.compile("#/\\$defs/[A-Za-z0-9_.-]+");

  private static final Pattern ADDRESS = Pattern.compile("https?://[A-Za-z0-9._/-]+");

  private final Set<String> types;
  private final boolean allTypesPlain;

  /** Vouches for references to shared types only when it can vouch for all types. */
  SchemaFastPath(Map<String, SharedType> types) {
    this.types = types.keySet();
    this.allTypesPlain = types.values().stream().allMatch(type -> isPlain(type.schema(), type.schema()));
  }

  /** Whether a schema is certainly right; when not, it may be. */
  boolean vouchesFor(Node schema) {
    return allTypesPlain && isPlain(schema, schema);
  }

  private boolean isPlain(Node node, Node root) {
    return isFlag(node)
        || node instanceof Mapping schema
            && schema.entries().stream().allMatch(
                entry -> node == root && isIdentity(entry) || isPlain(entry.key(), entry.value(), root));
  }

  /** An identity of the whole document changes no reference inside it. */
  private static boolean isIdentity(Mapping.Entry entry) {
    return entry.key().equals("$id")
        && isText(entry.value())
        && ADDRESS.matcher(((Scalar) entry.value()).text()).matches()
        && !((Scalar) entry.value()).text().contains("//json-schema.org/");
  }

  private boolean isPlain(String keyword, Node value, Node root) {
    Predicate<Node> plain = part -> isPlain(part, root);
    if (MAPS.contains(keyword)) {
      return value instanceof Mapping map && map.entries().stream().map(Mapping.Entry::value).allMatch(plain);
    }
    if (SCHEMAS.contains(keyword)) {
      return plain.test(value);
    }
    if (SchemaKeywords.LISTS.contains(keyword)) {
      return value instanceof Sequence list && !list.items().isEmpty() && list.items().stream().allMatch(plain);
    }
    return VALUES.contains(keyword) || keyword.startsWith("x-") || isPlainAssertion(keyword, value, root);
  }

  private boolean isPlainAssertion(String keyword, Node value, Node root) {
    return switch (keyword) {
      case "type" -> isType(value) || isSet(value, SchemaFastPath::isType);
      case "required" -> isNames(value);
      case "dependentRequired" ->
          value instanceof Mapping map && map.entries().stream().allMatch(entry -> isNames(entry.value()));
      case "pattern" -> isText(value) && isRegularExpression(((Scalar) value).text());
      case "$schema" -> isText(value) && DIALECTS.contains(((Scalar) value).text());
      case "$ref" -> isText(value) && isKnown(((Scalar) value).text(), root);
      default ->
          TEXTS.contains(keyword) && isText(value)
              || FLAGS.contains(keyword) && isFlag(value)
              || LISTS_OF_VALUES.contains(keyword) && value instanceof Sequence
              || BOUNDS.contains(keyword) && value instanceof Scalar bound && bound.isNumber()
              || isCount(keyword, value);
    };
  }

  /** The numbers that are no bounds of numbers count something. */
  private static boolean isCount(String keyword, Node value) {
    return SchemaKeywords.NUMBERS.contains(keyword)
        && !BOUNDS.contains(keyword)
        && value instanceof Scalar count
        && count.kind() == Scalar.Kind.INTEGER
        && (COUNT.matcher(count.text()).matches() || count.text().equals("0") && !keyword.equals("multipleOf"));
  }

  private boolean isKnown(String reference, Node root) {
    return reference.startsWith("type:")
        ? types.contains(reference.substring("type:".length()))
        : reference.equals("#")
            || DEFINITION.matcher(reference).matches() && JsonPointer.resolve(root, reference).isPresent();
  }

  private static boolean isRegularExpression(String pattern) {
    try {
      Pattern.compile(pattern);
      return true;
    } catch (PatternSyntaxException failure) {
      return false;
    }
  }

  private static boolean isEmptyList(Node value) {
    return value instanceof Sequence list && list.items().isEmpty();
  }

  private static boolean isNames(Node value) {
    return isEmptyList(value) || isSet(value, SchemaFastPath::isText);
  }

  private static boolean isSet(Node value, Predicate<Node> item) {
    List<Node> items = value instanceof Sequence list ? list.items() : List.of();
    return !items.isEmpty() && items.stream().allMatch(item) && new HashSet<>(items).size() == items.size();
  }

  private static boolean isType(Node value) {
    return isText(value) && SchemaKeywords.TYPES.contains(((Scalar) value).text());
  }

  private static boolean isText(Node value) {
    return value instanceof Scalar text && text.isString();
  }

  private static boolean isFlag(Node value) {
    return value instanceof Scalar flag && flag.kind() == Scalar.Kind.BOOLEAN;
  }
}
