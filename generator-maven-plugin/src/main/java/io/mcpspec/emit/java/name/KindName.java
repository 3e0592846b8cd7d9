package io.mcpspec.emit.java.name;

import io.mcpspec.jsonschema.type.Field;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Visitor;

/** Names a variant's class by what its schema says: its title or definition, its tag, or else its kind. */
final class KindName implements Visitor<String> {

  private static final int LONGEST_TITLE = 40;

  private final SchemaReader reader;

  private KindName(SchemaReader reader) {
    this.reader = reader;
  }

  static String of(SchemaType.Variant variant, SchemaReader reader) {
    if (!variant.hint().isEmpty() && variant.hint().length() <= LONGEST_TITLE) {
      return JavaNames.type(variant.hint());
    }
    return variant.tag().map(JavaNames::type).orElseGet(() -> variant.type().accept(new KindName(reader)));
  }

  @Override
  public String text(SchemaType.Text type) {
    return "Text";
  }

  @Override
  public String integer(SchemaType.Int type) {
    return "Whole";
  }

  @Override
  public String decimal(SchemaType.Decimal type) {
    return "Number";
  }

  @Override
  public String bool(SchemaType.Bool type) {
    return "Flag";
  }

  @Override
  public String constant(SchemaType.Const type) {
    return JavaNames.type(type.value().text());
  }

  @Override
  public String enumeration(SchemaType.EnumType type) {
    return "Choice";
  }

  @Override
  public String list(SchemaType.ListOf type) {
    String items = type.items().accept(this);
    return items.endsWith("s") ? items + "List" : items + "s";
  }

  @Override
  public String map(SchemaType.MapOf type) {
    return "Members";
  }

  /** By the first member that must be there, as in {@code WithQuery}. */
  @Override
  public String struct(SchemaType.StructType type) {
    return type.fields().stream()
        .filter(Field::required)
        .findFirst()
        .map(field -> "With" + JavaNames.type(field.name()))
        .orElse("Fields");
  }

  @Override
  public String union(SchemaType.UnionType type) {
    return "Either";
  }

  @Override
  public String ref(SchemaType.Ref type) {
    String name = type.place().replaceAll(".*[/:]", "").replace("#", "");
    return JavaNames.type(name);
  }

  @Override
  public String raw(SchemaType.Raw type) {
    return "Other";
  }
}
