package io.mcpspec.emit.java.data;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ValueTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Visitor;
import java.math.BigInteger;
import java.util.function.Function;

/** Expressions that turn Java values into JSON: each kind of type gives a function, and a call of it. */
final class EncoderCode implements Visitor<EncoderCode.Encoding> {

  /**
   * How a type is written.
   *
   * @param function a lambda or method reference
   * @param call the JSON of the value that the argument is an expression for
   */
  record Encoding(CodeBlock function, Function<CodeBlock, CodeBlock> call) {

    /** The JSON of an {@code Optional}. */
    CodeBlock optional(CodeBlock value) {
      return equals(ITSELF) ? value : CodeBlock.of("$L.map($L)", value, function);
    }
  }

  private static final Encoding PLAIN =
      new Encoding(
          CodeBlock.of("$T::of", RuntimeTypes.JSON), value -> CodeBlock.of("$T.of($L)", RuntimeTypes.JSON, value));
  private static final Encoding BIG_INTEGER =
      new Encoding(
          CodeBlock.of("$T::integer", RuntimeTypes.ENCODERS),
          value -> CodeBlock.of("$T.integer($L)", RuntimeTypes.ENCODERS, value));
  private static final Encoding ITSELF =
      new Encoding(CodeBlock.of("$T.identity()", Function.class), value -> value);

  private final JavaTypes types;
  private final int depth;

  private EncoderCode(JavaTypes types, int depth) {
    this.types = types;
    this.depth = depth;
  }

  static Encoding of(SchemaType type, JavaTypes types) {
    return type.accept(new EncoderCode(types, 1));
  }

  private Encoding collection(String method, SchemaType element) {
    CodeBlock inner = element.accept(new EncoderCode(types, depth + 1)).function();
    String name = depth == 1 ? "each" : "each" + depth;
    return new Encoding(
        CodeBlock.of("$L -> $T.$L($L, $L)", name, RuntimeTypes.ENCODERS, method, name, inner),
        value -> CodeBlock.of("$T.$L($L,$W$L)", RuntimeTypes.ENCODERS, method, value, inner));
  }

  private Encoding named(SchemaType.Named type) {
    return new Encoding(
        CodeBlock.of("$T::toJson", types.className(type)), value -> CodeBlock.of("$L.toJson()", value));
  }

  @Override
  public Encoding text(SchemaType.Text type) {
    return PLAIN;
  }

  @Override
  public Encoding integer(SchemaType.Int type) {
    TypeName name = types.value(type);
    return name.equals(TypeName.get(BigInteger.class)) ? BIG_INTEGER : PLAIN;
  }

  @Override
  public Encoding decimal(SchemaType.Decimal type) {
    return PLAIN;
  }

  @Override
  public Encoding bool(SchemaType.Bool type) {
    return PLAIN;
  }

  @Override
  public Encoding constant(SchemaType.Const type) {
    return PLAIN;
  }

  @Override
  public Encoding enumeration(SchemaType.EnumType type) {
    return named(type);
  }

  @Override
  public Encoding list(SchemaType.ListOf type) {
    return collection("array", type.items());
  }

  @Override
  public Encoding map(SchemaType.MapOf type) {
    return ValueTypes.isObject(type) ? ITSELF : collection("object", type.values());
  }

  @Override
  public Encoding struct(SchemaType.StructType type) {
    return named(type);
  }

  @Override
  public Encoding union(SchemaType.UnionType type) {
    return named(type);
  }

  @Override
  public Encoding ref(SchemaType.Ref type) {
    return types.resolve(type).accept(this);
  }

  @Override
  public Encoding raw(SchemaType.Raw type) {
    return ITSELF;
  }
}
