package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.TypeReference;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Knows at a glance most values that fit their schemas: a validator is slow to load, and is asked about the others
 * only. A schema that applies itself to the same value without end must not be asked about.
 */
final class ValueFastPath {

  private final Map<String, Node> types;

  ValueFastPath(Map<String, Node> types) {
    this.types = types;
  }

  /** Whether a value certainly fits; when not, it may. */
  boolean fits(Node value, Node schema) {
    return fits(value, schema, schema);
  }

  private boolean fits(Node value, Node schema, Node root) {
    if (schema instanceof Scalar flag) {
      return flag.kind() == Scalar.Kind.BOOLEAN && flag.text().equals("true");
    }
    return schema instanceof Mapping keywords
        && keywords.entries().stream().allMatch(keyword -> fits(value, keyword, keywords, root));
  }

  private boolean fits(Node value, Mapping.Entry keyword, Mapping schema, Node root) {
    Node limit = keyword.value();
    return switch (keyword.key()) {
      case "type" -> isOf(value, limit);
      case "enum" -> limit instanceof Sequence list && list.items().contains(value);
      case "const" -> limit.equals(value);
      case "$ref" -> limit instanceof Scalar reference && fitsReference(value, reference.text(), root);
      case "properties", "additionalProperties" ->
          !(value instanceof Mapping object) || fitsMembers(object, schema, root);
      case "required" -> !(value instanceof Mapping object) || hasAll(object, limit);
      case "items" -> !(value instanceof Sequence list)
          || !schema.has("prefixItems") && list.items().stream().allMatch(item -> fits(item, limit, root));
      default -> saysNothing(keyword.key()) || isWithin(value, keyword.key(), limit);
    };
  }

  /** An identity says nothing either, but changes what the references inside it mean. */
  private static boolean saysNothing(String name) {
    return Keyword.of(name).filter(keyword -> !keyword.asserts() && keyword != Keyword.ID).isPresent();
  }

  private boolean fitsReference(Node value, String reference, Node root) {
    Optional<String> type = TypeReference.name(reference);
    if (type.isPresent()) {
      return type.map(types::get).filter(schema -> fits(value, schema, schema)).isPresent();
    }
    Optional<Node> definition = reference.startsWith("#/$defs/")
        ? JsonPointer.resolve(root, reference) : Optional.empty();
    return definition.isPresent() && fits(value, definition.get(), root);
  }

  private boolean fitsMembers(Mapping object, Mapping schema, Node root) {
    Mapping properties = schema.mapping("properties").orElse(new Mapping(List.of(), schema.span()));
    Optional<Node> others = schema.get("additionalProperties");
    return !schema.has("patternProperties") && object.entries().stream().allMatch(member -> {
      Optional<Node> own = properties.get(member.key()).or(() -> others);
      return own.isEmpty() || fits(member.value(), own.get(), root);
    });
  }

  private static boolean hasAll(Mapping object, Node names) {
    return names instanceof Sequence list
        && list.items().stream().allMatch(name -> name instanceof Scalar text && object.has(text.text()));
  }

  private static boolean isOf(Node value, Node type) {
    if (type instanceof Sequence several) {
      return several.items().stream().anyMatch(one -> isOf(value, one));
    }
    String name = type instanceof Scalar text ? text.text() : "";
    if (value instanceof Scalar scalar) {
      return switch (scalar.kind()) {
        case STRING -> name.equals("string");
        case BOOLEAN -> name.equals("boolean");
        case NULL -> name.equals("null");
        case INTEGER -> name.equals("integer") || name.equals("number");
        case NUMBER -> name.equals("number");
      };
    }
    return name.equals(value instanceof Mapping ? "object" : "array");
  }

  private static boolean isWithin(Node value, String keyword, Node limit) {
    if (!(limit instanceof Scalar bound) || !bound.isNumber()) {
      return false;
    }
    Optional<BigDecimal> measured = switch (keyword) {
      case "minLength", "maxLength" -> length(value);
      case "minItems", "maxItems" ->
          Optional.of(value).filter(Sequence.class::isInstance).map(list -> size(((Sequence) list).items()));
      case "minProperties", "maxProperties" ->
          Optional.of(value).filter(Mapping.class::isInstance).map(object -> size(((Mapping) object).entries()));
      default -> Optional.of(value).filter(number -> number instanceof Scalar scalar && scalar.isNumber())
          .map(number -> new BigDecimal(((Scalar) number).text()));
    };
    int compared = measured.map(size -> size.compareTo(new BigDecimal(bound.text()))).orElse(0);
    return switch (keyword) {
      case "minLength", "minItems", "minProperties", "minimum" -> compared >= 0;
      case "maxLength", "maxItems", "maxProperties", "maximum" -> compared <= 0;
      default -> false;
    };
  }

  private static Optional<BigDecimal> length(Node value) {
    return value instanceof Scalar scalar && scalar.isString()
        ? Optional.of(BigDecimal.valueOf(scalar.text().codePointCount(0, scalar.text().length())))
        : Optional.empty();
  }

  private static BigDecimal size(List<?> parts) {
    return BigDecimal.valueOf(parts.size());
  }
}
