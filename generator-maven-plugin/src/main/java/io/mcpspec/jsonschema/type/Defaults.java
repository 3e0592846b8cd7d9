package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;

/** Whether a default is a value of a type that generated code can write down. */
final class Defaults implements Visitor<Boolean> {

  private static final int MAX_ITEMS = 100;

  private final Node value;

  private Defaults(Node value) {
    this.value = value;
  }

  static boolean fits(SchemaType type, Node value) {
    return type.accept(new Defaults(value));
  }

  @Override
  public Boolean text(SchemaType.Text type) {
    return value instanceof Scalar scalar && scalar.isString();
  }

  @Override
  public Boolean integer(SchemaType.Int type) {
    return SchemaNumbers.whole(value)
        .filter(number -> number.bitLength() < Long.SIZE)
        .filter(number -> type.range().contains(new BigDecimal(number)))
        .isPresent();
  }

  @Override
  public Boolean decimal(SchemaType.Decimal type) {
    return SchemaNumbers.of(value).isPresent();
  }

  @Override
  public Boolean bool(SchemaType.Bool type) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
  }

  @Override
  public Boolean constant(SchemaType.Const type) {
    return value.equals(type.value());
  }

  @Override
  public Boolean enumeration(SchemaType.EnumType type) {
    return value instanceof Scalar scalar
        && scalar.isString()
        && type.constants().stream().anyMatch(constant -> constant.value().equals(scalar.text()));
  }

  @Override
  public Boolean list(SchemaType.ListOf type) {
    return value instanceof Sequence list
        && list.items().size() <= MAX_ITEMS
        && list.items().stream().allMatch(item -> fits(type.items(), item));
  }

  @Override
  public Boolean map(SchemaType.MapOf type) {
    return value instanceof Mapping mapping
        && (mapping.entries().isEmpty() || type.values() instanceof SchemaType.Raw raw && raw.check().isEmpty());
  }

  @Override
  public Boolean struct(SchemaType.StructType type) {
    return false;
  }

  @Override
  public Boolean union(SchemaType.UnionType type) {
    return false;
  }

  @Override
  public Boolean ref(SchemaType.Ref type) {
    return false;
  }

  @Override
  public Boolean raw(SchemaType.Raw type) {
    return true;
  }
}
