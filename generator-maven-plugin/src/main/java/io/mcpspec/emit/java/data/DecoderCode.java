package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ValueTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import io.mcpspec.jsonschema.type.Range;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Size;
import io.mcpspec.jsonschema.type.Visitor;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Expressions for decoders. */
final class DecoderCode implements Visitor<CodeBlock> {

  private final SourceContext context;
  private final boolean lazy;
  private boolean costly;

  private DecoderCode(SourceContext context, boolean lazy) {
    this.context = context;
    this.lazy = lazy;
  }

  /**
   * A decoder's expression.
   *
   * @param costly whether making the decoder takes so long that it should be kept
   */
  record Expression(CodeBlock code, boolean costly) {}

  /** For a field of a struct. */
  static Expression of(SchemaType type, SourceContext context) {
    DecoderCode visitor = new DecoderCode(context, false);
    CodeBlock code = type.accept(visitor);
    return new Expression(code, visitor.costly);
  }

  /** For a variant of a union, whose class may be initialised before those that it names. */
  static CodeBlock inUnion(SchemaType type, SourceContext context) {
    return type.accept(new DecoderCode(context, true));
  }

  @Override
  public CodeBlock text(SchemaType.Text type) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.string()", RuntimeTypes.DECODERS);
    size(type.length(), code);
    type.pattern().ifPresent(pattern -> matching(pattern, code));
    return checked(code.build(), type.check());
  }

  /** A pattern that cannot be translated has a finding and refuses no text. */
  private void matching(String pattern, CodeBlock.Builder code) {
    EcmaPattern.of(pattern).java().map(Pattern::pattern).ifPresent(java -> {
      costly = true;
      if (java.replace("\\z", "$").equals(pattern)) {
        code.add("$Z.matching($L)", Literals.string(java));
      } else {
        code.add("$Z.matching($L, $L)", Literals.string(java), Literals.string(pattern));
      }
    });
  }

  private static void size(Size size, CodeBlock.Builder code) {
    size.min().ifPresent(min -> code.add("$Z.min($L)", min));
    size.max().ifPresent(max -> code.add("$Z.max($L)", max));
  }

  @Override
  public CodeBlock integer(SchemaType.Int type) {
    String method = context.types().value(type).toString();
    String name = method.equals("int") ? "int32" : method.equals("long") ? "int64" : "bigInteger";
    return checked(number(name, type.range()), type.check());
  }

  @Override
  public CodeBlock decimal(SchemaType.Decimal type) {
    return checked(number("number", type.range()), type.check());
  }

  private static CodeBlock number(String method, Range range) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.$L()", RuntimeTypes.DECODERS, method);
    range.low().ifPresent(bound -> code.add("$Z.$L($L)", bound.exclusive() ? "above" : "from", figure(bound.value())));
    range.high().ifPresent(bound -> code.add("$Z.$L($L)", bound.exclusive() ? "below" : "to", figure(bound.value())));
    range.multipleOf().ifPresent(step -> code.add("$Z.multipleOf($L)", figure(step)));
    return code.build();
  }

  private static CodeBlock figure(BigDecimal value) {
    return value.stripTrailingZeros().scale() <= 0
        ? Literals.whole(value.toBigInteger())
        : Literals.string(value.toPlainString());
  }

  @Override
  public CodeBlock bool(SchemaType.Bool type) {
    return CodeBlock.of("$T.bool()", RuntimeTypes.DECODERS);
  }

  @Override
  public CodeBlock constant(SchemaType.Const type) {
    return CodeBlock.of("$T.fixed($L)", RuntimeTypes.DECODERS, ValueCode.of(type, type.value(), context.types()));
  }

  @Override
  public CodeBlock enumeration(SchemaType.EnumType type) {
    return CodeBlock.of("$T.DECODER", context.types().className(type));
  }

  @Override
  public CodeBlock list(SchemaType.ListOf type) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("$T.list($L)", RuntimeTypes.DECODERS, type.items().accept(this));
    size(type.size(), code);
    if (type.unique()) {
      code.add("$Z.unique()");
    }
    return checked(code.build(), type.check());
  }

  @Override
  public CodeBlock map(SchemaType.MapOf type) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (ValueTypes.isObject(type)) {
      code.add("$T.object()", RuntimeTypes.DECODERS);
    } else {
      code.add("$T.map($L)", RuntimeTypes.DECODERS, type.values().accept(this));
    }
    size(type.size(), code);
    return checked(code.build(), type.check());
  }

  @Override
  public CodeBlock struct(SchemaType.StructType type) {
    return CodeBlock.of("$T::decode", context.types().className(type));
  }

  @Override
  public CodeBlock union(SchemaType.UnionType type) {
    ClassName name = context.types().className(type);
    return lazy ? CodeBlock.of("$T::decode", name) : CodeBlock.of("$T.DECODER", name);
  }

  @Override
  public CodeBlock ref(SchemaType.Ref type) {
    return context.types().resolve(type).accept(this);
  }

  @Override
  public CodeBlock raw(SchemaType.Raw type) {
    return checked(CodeBlock.of("$T.json()", RuntimeTypes.DECODERS), type.check());
  }

  private CodeBlock checked(CodeBlock decoder, Optional<String> check) {
    if (check.isEmpty()) {
      return decoder;
    }
    costly = true;
    return CodeBlock.of("$T.checked($L,$W$L)", RuntimeTypes.DECODERS, decoder, context.checks().at(check.get()));
  }
}
