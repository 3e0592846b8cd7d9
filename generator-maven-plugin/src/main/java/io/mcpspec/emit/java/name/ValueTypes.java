package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.jsonschema.type.Range;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Visitor;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** The Java type of each kind of schema type. */
public final class ValueTypes implements Visitor<TypeName> {

  static final ClassName STRING = ClassName.get(String.class);

  private final JavaTypes types;

  ValueTypes(JavaTypes types) {
    this.types = types;
  }

  @Override
  public TypeName text(SchemaType.Text type) {
    return STRING;
  }

  /** {@code int} where both bounds fit, {@code BigInteger} where one is beyond {@code long}, else {@code long}. */
  @Override
  public TypeName integer(SchemaType.Int type) {
    if (within(type.range(), Integer.SIZE) && type.range().low().isPresent() && type.range().high().isPresent()) {
      return TypeName.INT;
    }
    return within(type.range(), Long.SIZE) ? TypeName.LONG : ClassName.get(BigInteger.class);
  }

  private static boolean within(Range range, int bits) {
    return range.low().map(bound -> fits(bound.value(), bits)).orElse(true)
        && range.high().map(bound -> fits(bound.value(), bits)).orElse(true);
  }

  private static boolean fits(BigDecimal whole, int bits) {
    return whole.toBigInteger().bitLength() < bits;
  }

  @Override
  public TypeName decimal(SchemaType.Decimal type) {
    return ClassName.get(BigDecimal.class);
  }

  @Override
  public TypeName bool(SchemaType.Bool type) {
    return TypeName.BOOLEAN;
  }

  @Override
  public TypeName constant(SchemaType.Const type) {
    return switch (type.value().kind()) {
      case BOOLEAN -> TypeName.BOOLEAN;
      case INTEGER -> TypeName.LONG;
      default -> STRING;
    };
  }

  @Override
  public TypeName enumeration(SchemaType.EnumType type) {
    return types.className(type);
  }

  @Override
  public TypeName list(SchemaType.ListOf type) {
    return ParameterizedTypeName.get(ClassName.get(List.class), types.value(type.items()).box());
  }

  @Override
  public TypeName map(SchemaType.MapOf type) {
    return isObject(type)
        ? RuntimeTypes.JSON_OBJECT
        : ParameterizedTypeName.get(ClassName.get(Map.class), STRING, types.value(type.values()).box());
  }

  /** Whether a map holds just any JSON. */
  public static boolean isObject(SchemaType.MapOf type) {
    return type.values() instanceof SchemaType.Raw raw && raw.check().isEmpty();
  }

  @Override
  public TypeName struct(SchemaType.StructType type) {
    return types.className(type);
  }

  @Override
  public TypeName union(SchemaType.UnionType type) {
    return types.className(type);
  }

  @Override
  public TypeName ref(SchemaType.Ref type) {
    return types.value(types.resolve(type));
  }

  @Override
  public TypeName raw(SchemaType.Raw type) {
    return RuntimeTypes.JSON;
  }
}
