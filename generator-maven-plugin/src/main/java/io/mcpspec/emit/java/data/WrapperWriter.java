package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the class of a union's variant that is no class of the same file itself: a value in a wrapper. */
final class WrapperWriter {

  private WrapperWriter() {}

  static TypeSpec write(ClassName name, SchemaType.Variant variant, ClassName union, TypeName json, JavaTypes types) {
    TypeName value = types.value(variant.type());
    EncoderCode.Encoding encoding = EncoderCode.of(variant.type(), types);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(union)
            .addField(value, "value", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(constructor(value, types.resolve(variant.type())))
            .addMethod(accessor(value))
            .addMethod(
                MethodSpec.methodBuilder("toJson")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(json)
                    .addStatement("return $L", encoding.call().apply(CodeBlock.of("value")))
                    .build());
    variant.doc().ifPresent(doc -> type.addJavadoc("$L", Javadoc.of(variant.doc(), List.of())));
    ValueMethods.add(type, name, List.of(FieldSpec.builder(value, "value").build()));
    return type.build();
  }

  private static MethodSpec accessor(TypeName value) {
    return MethodSpec.methodBuilder("value")
        .addModifiers(Modifier.PUBLIC)
        .returns(value)
        .addStatement("return value")
        .build();
  }

  private static MethodSpec constructor(TypeName value, SchemaType resolved) {
    MethodSpec.Builder method =
        MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC).addParameter(value, "value");
    boolean copied = resolved instanceof SchemaType.ListOf || resolved instanceof SchemaType.MapOf;
    CodeBlock copy = Copies.of(resolved, "value");
    return copied || value.isPrimitive()
        ? method.addStatement("this.value = $L", copy).build()
        : method.addStatement("this.value = $T.requireNonNull($L, $S)", Objects.class, copy, "value").build();
  }
}
