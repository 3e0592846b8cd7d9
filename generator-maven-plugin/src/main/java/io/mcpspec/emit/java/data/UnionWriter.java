package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.type.SchemaType;
import javax.lang.model.element.Modifier;

/** Writes the sealed interface of a union. Its variants are the classes of the same file that implement it. */
final class UnionWriter {

  private final ClassName name;
  private final SchemaType.UnionType union;
  private final SourceContext context;

  private UnionWriter(ClassName name, SchemaType.UnionType union, SourceContext context) {
    this.name = name;
    this.union = union;
    this.context = context;
  }

  static TypeSpec.Builder write(ClassName name, SchemaType.UnionType union, SourceContext context) {
    return new UnionWriter(name, union, context).write();
  }

  private TypeSpec.Builder write() {
    return TypeSpec.interfaceBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
        .addField(
            FieldSpec.builder(ParameterizedTypeName.get(RuntimeTypes.DECODER, name), "DECODER")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer(union.tag().map(this::tagged).orElseGet(this::choice))
                .build())
        .addMethod(
            StructDecoder.signature(name).addStatement("return DECODER.decode(json, path, problems)").build())
        .addMethod(
            MethodSpec.methodBuilder("toJson")
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .returns(jsonType(union, context.types()))
                .build());
  }

  /** What a union's {@code toJson} returns. */
  static TypeName jsonType(SchemaType.UnionType union, JavaTypes types) {
    boolean objects =
        union.variants().stream().allMatch(variant -> types.resolve(variant.type()) instanceof SchemaType.StructType);
    return objects ? RuntimeTypes.JSON_OBJECT : RuntimeTypes.JSON;
  }

  private CodeBlock tagged(String tag) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("$T.<$T>tagged($L)", RuntimeTypes.DECODERS, name, Literals.string(tag));
    for (SchemaType.Variant variant : union.variants()) {
      code.add("\n$>$>.variant($L, $L)$<$<", Literals.string(variant.tag().orElseThrow()), decoder(variant));
    }
    return code.build();
  }

  private CodeBlock choice() {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.<$T>choice()", RuntimeTypes.DECODERS, name);
    union.variants().forEach(variant -> code.add("\n$>$>.or($L)$<$<", decoder(variant)));
    return union.exclusive() ? code.add("\n$>$>.exclusive()$<$<").build() : code.build();
  }

  private CodeBlock decoder(SchemaType.Variant variant) {
    CodeBlock code = DecoderCode.inUnion(variant.type(), context);
    ClassName wrapper = context.plan().wrapper(name, variant);
    return wrapper == null ? code : CodeBlock.of("$T.mapped($L, $T::new)", RuntimeTypes.DECODERS, code, wrapper);
  }
}
