package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What the value of each keyword has to be. */
final class ValueShape {

  private final Keyword keyword;
  private final Mapping.Entry entry;

  private ValueShape(Keyword keyword, Mapping.Entry entry) {
    this.keyword = keyword;
    this.entry = entry;
  }

  /** The first fault of a keyword's value; what is inside its schemas is not looked at. */
  static Optional<ShapeFault> fault(Keyword keyword, Mapping.Entry entry) {
    return new ValueShape(keyword, entry).of(entry.value());
  }

  private Optional<ShapeFault> of(Node value) {
    return switch (keyword.value()) {
      case SCHEMA -> schema(value);
      case SCHEMA_OR_LIST -> value instanceof Sequence
          ? fault(value, "one schema for all items", "write `prefixItems` for a list of schemas") : schema(value);
      case SCHEMA_LIST -> schemas(value);
      case SCHEMA_MAP -> map(value, "a schema under each name", this::schema);
      case SCHEMA_OR_NAMES_MAP -> map(
          value, "a schema or a list of names under each name",
          one -> one instanceof Sequence ? names(one) : schema(one));
      case TYPES -> types(value);
      case NAMES -> names(value);
      case NAMES_MAP -> map(value, "a list of names under each name", this::names);
      case NUMBER -> number(value);
      case POSITIVE -> number(value).or(() -> positive(value));
      case COUNT, LENGTH -> count(value);
      case FLAG -> flag(value);
      case TEXT, PATTERN, IDENTIFIER -> text(value);
      case IDENTIFIER_MAP -> map(value, "`true` or `false` under each name", this::flag);
      case VALUES -> unless(
          value instanceof Sequence, value, "a list of values", "write `" + entry.key() + ": [" + shown(value) + "]`");
      case VALUE -> Optional.empty();
    };
  }

  private Optional<ShapeFault> fault(Node value, String wanted, String help) {
    return Optional.of(ShapeFault.of(entry, value, wanted, help));
  }

  private Optional<ShapeFault> unless(boolean right, Node value, String wanted, String help) {
    return right ? Optional.empty() : fault(value, wanted, help);
  }

  private static String shown(Node value) {
    return value instanceof Scalar scalar ? scalar.text() : "…";
  }

  private Optional<ShapeFault> schema(Node value) {
    String text = value instanceof Scalar scalar ? scalar.text() : "";
    String help = Keyword.TYPE_NAMES.contains(text) ? "write `{ type: " + text + " }`"
        : text.equals("true") || text.equals("false") ? "write `" + text + "` without quotes"
        : "write a schema such as `{ type: string }`";
    return unless(SchemaMembers.isSchema(value), value, "a schema", help);
  }

  private Optional<ShapeFault> schemas(Node value) {
    if (!(value instanceof Sequence list)) {
      return fault(value, "a list of schemas", "write `" + entry.key() + ": [ … ]`");
    }
    if (list.items().isEmpty()) {
      return Optional.of(new ShapeFault(
          value.span(), "`" + entry.key() + "` is an empty list, and needs at least one schema",
          "add a schema, or remove it"));
    }
    return list.items().stream().flatMap(item -> schema(item).stream()).findFirst();
  }

  private Optional<ShapeFault> map(Node value, String wanted, Function<Node, Optional<ShapeFault>> each) {
    if (!(value instanceof Mapping map)) {
      return fault(value, "a mapping with " + wanted, "write `" + entry.key() + ": { name: … }`");
    }
    return map.entries().stream().flatMap(member -> each.apply(member.value()).stream()).findFirst();
  }

  private Optional<ShapeFault> types(Node value) {
    if (!(value instanceof Sequence list)) {
      return type(value);
    }
    if (list.items().isEmpty()) {
      return Optional.of(new ShapeFault(value.span(), "`type` is an empty list", "name a type, or remove it"));
    }
    return list.items().stream().flatMap(item -> type(item).stream()).findFirst().or(() -> repeated(list));
  }

  /** A string that names no type is reported as an unknown name. */
  private Optional<ShapeFault> type(Node value) {
    boolean none = SchemaMembers.isNull(value);
    return unless(
        value instanceof Scalar text && text.isString(), value, "the name of a type",
        none ? "write `\"null\"` in quotes" : "the types are " + String.join(", ", Keyword.TYPE_NAMES));
  }

  private Optional<ShapeFault> names(Node value) {
    if (SchemaMembers.isTrue(value) || SchemaMembers.isFalse(value)) {
      return fault(value, "a list of property names",
          "list the property under `required` of the object that has it, and remove this");
    }
    if (!(value instanceof Sequence list)) {
      return fault(value, "a list of property names", "write `[" + shown(value) + "]`");
    }
    return list.items().stream().flatMap(item -> text(item).stream()).findFirst().or(() -> repeated(list));
  }

  private Optional<ShapeFault> repeated(Sequence list) {
    Set<Node> seen = new HashSet<>();
    return list.items().stream().filter(item -> !seen.add(item)).findFirst().map(item -> new ShapeFault(
        item.span(), "`" + entry.key() + "` names " + Shown.of(item) + " twice", "remove one of them"));
  }

  private Optional<ShapeFault> text(Node value) {
    String help = value instanceof Scalar scalar ? "write `\"" + scalar.text() + "\"` in quotes" : "write a text";
    return unless(value instanceof Scalar text && text.isString(), value, "a text", help);
  }

  private Optional<ShapeFault> flag(Node value) {
    boolean right = SchemaMembers.isTrue(value) || SchemaMembers.isFalse(value);
    return unless(right, value, "`true` or `false`", "write `true` or `false`, without quotes");
  }

  private Optional<ShapeFault> number(Node value) {
    String name = entry.key();
    boolean draft4 = name.startsWith("exclusive") && (SchemaMembers.isTrue(value) || SchemaMembers.isFalse(value));
    String help = draft4
        ? "write the bound itself, such as `" + name + ": 5`, in place of the other keyword and this"
        : unquoted(value);
    return unless(value instanceof Scalar number && number.isNumber(), value, "a number", help);
  }

  private Optional<ShapeFault> count(Node value) {
    boolean whole = value instanceof Scalar number && number.isNumber()
        && SchemaNumbers.whole(value).filter(count -> count.signum() >= 0).isPresent();
    if (whole || value instanceof Scalar huge && huge.kind() == Scalar.Kind.INTEGER && !huge.text().startsWith("-")) {
      return Optional.empty();
    }
    return value instanceof Scalar number && number.isNumber()
        ? Optional.of(new ShapeFault(
            value.span(), "`" + entry.key() + "` is " + number.text() + ", and needs a whole number from 0 up",
            "write a whole number from 0 up"))
        : fault(value, "a whole number from 0 up", unquoted(value));
  }

  private static String unquoted(Node value) {
    boolean quoted = value instanceof Scalar text && text.isString() && text.text().matches("-?[0-9]+(\\.[0-9]+)?");
    return quoted ? "write `" + ((Scalar) value).text() + "` without quotes" : "write a number";
  }

  private Optional<ShapeFault> positive(Node value) {
    return SchemaNumbers.of(value).filter(number -> number.signum() <= 0).map(number -> new ShapeFault(
        value.span(), "`" + entry.key() + "` is " + Shown.of(value) + ", and needs a number above 0",
        "write a number above 0"));
  }
}
