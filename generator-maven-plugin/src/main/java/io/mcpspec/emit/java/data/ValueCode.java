package io.mcpspec.emit.java.data;

import com.squareup.javapoet.CodeBlock;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ValueTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Visitor;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Expressions for values that a spec writes down: defaults and constants. The value fits the type. */
final class ValueCode implements Visitor<CodeBlock> {

  private final Node value;
  private final JavaTypes types;

  private ValueCode(Node value, JavaTypes types) {
    this.value = value;
    this.types = types;
  }

  static CodeBlock of(SchemaType type, Node value, JavaTypes types) {
    return type.accept(new ValueCode(value, types));
  }

  private String text() {
    return ((Scalar) value).text();
  }

  @Override
  public CodeBlock text(SchemaType.Text type) {
    return Literals.string(text());
  }

  @Override
  public CodeBlock integer(SchemaType.Int type) {
    return switch (types.value(type).toString()) {
      case "int" -> CodeBlock.of("$L", whole());
      case "long" -> CodeBlock.of("$LL", whole());
      default -> CodeBlock.of("new $T($S)", BigInteger.class, whole().toString());
    };
  }

  private BigInteger whole() {
    return new BigDecimal(text()).toBigIntegerExact();
  }

  @Override
  public CodeBlock decimal(SchemaType.Decimal type) {
    return CodeBlock.of("new $T($S)", BigDecimal.class, text());
  }

  @Override
  public CodeBlock bool(SchemaType.Bool type) {
    return CodeBlock.of("$L", text());
  }

  @Override
  public CodeBlock constant(SchemaType.Const type) {
    return switch (type.value().kind()) {
      case BOOLEAN -> CodeBlock.of("$L", type.value().text());
      case INTEGER -> CodeBlock.of("$LL", new BigInteger(type.value().text()));
      default -> Literals.string(type.value().text());
    };
  }

  @Override
  public CodeBlock enumeration(SchemaType.EnumType type) {
    return CodeBlock.of("$T.$L", types.className(type), types.constants(type).get(text()));
  }

  @Override
  public CodeBlock list(SchemaType.ListOf type) {
    List<CodeBlock> items =
        ((Sequence) value).items().stream().map(item -> of(type.items(), item, types)).toList();
    return CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(items, ",$W"));
  }

  @Override
  public CodeBlock map(SchemaType.MapOf type) {
    return ValueTypes.isObject(type)
        ? CodeBlock.of("$L.asObject().orElseThrow()", json())
        : CodeBlock.of("$T.of()", Map.class);
  }

  @Override
  public CodeBlock struct(SchemaType.StructType type) {
    return json();
  }

  @Override
  public CodeBlock union(SchemaType.UnionType type) {
    return json();
  }

  @Override
  public CodeBlock ref(SchemaType.Ref type) {
    return of(types.resolve(type), value, types);
  }

  @Override
  public CodeBlock raw(SchemaType.Raw type) {
    return json();
  }

  private CodeBlock json() {
    return CodeBlock.of("$T.read($L)", RuntimeTypes.JSON_READER, Literals.string(JsonWriter.compact(value)));
  }
}
